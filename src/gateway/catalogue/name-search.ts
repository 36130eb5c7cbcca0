import { sql as raw } from 'kysely';
import { plainLetters } from '#protocol/plain-letters.ts';

/** The name of a game without accents, as `plainLetters` makes it. */
const unaccentedName = raw<string>`regexp_replace(normalize(game.name, NFD), ${'[\u0300-\u036f]'}, '', 'g')`;

/** An `ilike` pattern for a part of a text. Escapes `%` and `_`. */
function patternOf(search: string): string {
  return `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
}

/** True for a game whose name has a text, in any case and without its accents. */
export function hasInName(search: string) {
  return raw<boolean>`${unaccentedName} ilike ${patternOf(plainLetters(search))}`;
}

/** True for a game whose name or code has a text, or whose number it is. */
export function isCalled(search: string) {
  const text = search.trim();
  return raw<boolean>`(${hasInName(search)} or game_id ilike ${patternOf(text)}
    or cast(game.node_id as text) = ${text})`;
}
