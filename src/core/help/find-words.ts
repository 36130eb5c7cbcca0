import { plainLetters } from '#protocol/plain-letters.ts';

/** A part of a text; `found` marks a match. */
interface Stretch {
  readonly text: string;
  readonly found: boolean;
}

/** The words of a search text, without accents and capitals. */
export function wordsOf(typed: string): string[] {
  return [...new Set(plainLetters(typed).split(/\s+/u))].filter((word) => word !== '');
}

/** Text without accents and capitals, and the position in the original of each character. */
function folded(text: string): { readonly letters: string; readonly places: readonly number[] } {
  let letters = '';
  let place = 0;
  const places: number[] = [];
  for (const character of text) {
    const folds = plainLetters(character);
    letters += folds;
    for (let index = 0; index < folds.length; index += 1) places.push(place);
    place += character.length;
  }
  return { letters, places: [...places, text.length] };
}

/** The matches of the words, in order. Adjacent ones are joined. */
function stretchesOf(text: string, words: readonly string[]): [start: number, end: number][] {
  const { letters, places } = folded(text);
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = letters.indexOf(word); at !== -1; at = letters.indexOf(word, at + word.length)) {
      found.push([places[at] ?? 0, places[at + word.length] ?? text.length]);
    }
  }
  return found
    .toSorted(([one], [other]) => one - other)
    .reduce<[number, number][]>((mergeGames, [start, end]) => {
      const last = mergeGames.at(-1);
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else mergeGames.push([start, end]);
      return mergeGames;
    }, []);
}

/** Splits a text into matches and the text between them. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
  const cut: Stretch[] = [];
  let at = 0;
  for (const [start, end] of stretchesOf(text, words)) {
    cut.push({ text: text.slice(at, start), found: false });
    cut.push({ text: text.slice(start, end), found: true });
    at = end;
  }
  cut.push({ text: text.slice(at), found: false });
  return cut.filter((stretch) => stretch.text !== '');
}

/** An excerpt of about this many characters around the first match, or from the beginning. */
export function excerpt(text: string, words: readonly string[], length: number): string {
  const [first = 0] = stretchesOf(text, words)[0] ?? [];
  const from = first < length / 2 ? 0 : text.lastIndexOf(' ', first - length / 4) + 1;
  const start = first - from > length / 2 ? first : from;
  const end = start + length;
  if (end >= text.length) return `${start > 0 ? '…' : ''}${text.slice(start)}`;
  const space = text.lastIndexOf(' ', end);
  const body = text.slice(start, space > end - length / 4 ? space : end);
  return `${start > 0 ? '…' : ''}${body}…`;
}

/** A page that can be searched. */
interface Page {
  readonly title: string;
  readonly text: string;
}

/** The pages that contain all words. Pages with all words in the title come first. */
export function findPages<Found extends Page>(
  pages: readonly Found[],
  words: readonly string[],
): Found[] {
  const rank = ({ title, text }: Page): number => {
    const [inTitle, inAll] = [plainLetters(title), plainLetters(`${title}\n${text}`)];
    if (words.every((word) => inTitle.includes(word))) return 0;
    return words.every((word) => inAll.includes(word)) ? 1 : 2;
  };
  return pages
    .map((page) => ({ page, at: rank(page) }))
    .filter(({ at }) => at < 2)
    .toSorted((one, other) => one.at - other.at)
    .map(({ page }) => page);
}
