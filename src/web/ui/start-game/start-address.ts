import type { Startable } from '#core/rules/start.ts';

/** Categories with a page of their own; the others are kinds of slots. */
const pages = new Set(['SPORTS', 'FISH', 'LIVE', 'PVP', 'ELOTT', 'ESPORTS', 'COCKFIGHT']);

/** The page where a game is played, or where the games behind a vendor's card are listed. */
export function startAddress({ nodeId, opens, vendor, category }: Startable): `/${string}` {
  if (opens !== 'games' && nodeId !== null) return `/seamless?node=${nodeId}`;
  const search = new URLSearchParams({ vendor });
  if (pages.has(category)) return `/${category.toLowerCase()}?${search}`;
  if (category === 'BINGO') search.set('slotClass', 'BG');
  return `/rng?${search}`;
}
