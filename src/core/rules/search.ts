import type { Game } from '#contract/model/game.ts';

/** What to look for. Empty text means any. */
export interface GameQuery {
  category: string;
  vendor: string;
  slotClass: string;
  search: string;
}

/** A game and the slot class it was met under, empty for none. */
export interface SeenGame {
  game: Game;
  slotClass: string;
}

const most = 1_000;

/** The games met so far that answer a query, as well as can be told without the gateway. */
export function searchSeen(seen: readonly SeenGame[], query: GameQuery): Game[] {
  const words = query.search.trim().toLowerCase();
  return seen
    .filter(({ slotClass }) => query.slotClass === '' || query.slotClass === slotClass)
    .map(({ game }) => game)
    .filter(({ category }) => category === categoryOf(query))
    .filter(({ vendor }) => query.vendor === '' || query.vendor === vendor)
    .filter(({ name }) => name.toLowerCase().includes(words));
}

/** Adds games just met, the oldest giving way past a thousand. What is known of a game's class is not forgotten. */
export function addSeen(
  seen: readonly SeenGame[],
  games: readonly Game[],
  slotClass: string,
): SeenGame[] {
  const classes = new Map(seen.map((one) => [one.game.nodeId, one.slotClass]));
  const met = new Set(games.map(({ nodeId }) => nodeId));
  const fresh = games.map((game) => ({
    game,
    slotClass: slotClass || (classes.get(game.nodeId) ?? ''),
  }));
  return [...fresh, ...seen.filter(({ game }) => !met.has(game.nodeId))].slice(0, most);
}

/** Bingo games are slots of a class. */
function categoryOf({ category }: GameQuery): string {
  return category === 'BINGO' ? 'RNG' : category;
}
