import type { SeedVendor } from '#gateway/seed/seed.ts';

/** The kinds of games. Each kind has its rules, and a page on the games' origin. */
const gameKinds = [
  'slot',
  'fish',
  'baccarat',
  'bingo',
  'lottery',
  'duel',
  'match',
  'roulette',
  'sicbo',
] as const;

export type GameKind = (typeof gameKinds)[number];

/** Narrows the kind of a game in the catalogue. */
export function isGameKind(kind: string): kind is GameKind {
  return gameKinds.some((one) => one === kind);
}

const byCategory: Readonly<Record<SeedVendor['category'], GameKind>> = {
  RNG: 'slot',
  FISH: 'fish',
  LIVE: 'baccarat',
  PVP: 'duel',
  SPORTS: 'match',
  ELOTT: 'lottery',
};

/** Titles that name their kind, and lobbies whose showcase names it. */
const byTitle: readonly (readonly [RegExp, GameKind])[] = [
  [/Roulette|^Maharlika Grand Lobby$/, 'roulette'],
  [/Sic Bo|^Kundiman Grand Lobby$/, 'sicbo'],
];

/** The kind of a game: by its title, else bingo for slots of the class bingo, else by its category. */
export function gameKind(
  category: SeedVendor['category'],
  slotClass: string | null,
  title: string,
): GameKind {
  const [, kindOfTitle] = byTitle.find(([pattern]) => pattern.test(title)) ?? [];
  return kindOfTitle ?? (slotClass === 'BG' ? 'bingo' : byCategory[category]);
}
