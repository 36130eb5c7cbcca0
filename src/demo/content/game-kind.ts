import type { SeedVendor } from '#gateway/seed/seed.ts';

/** The kinds of games. Each kind has its rules, and a page on the games' origin. */
const gameKinds = [
  'slot',
  'fish',
  'baccarat',
  'bingo',
  'lottery',
  'duel',
  'sports',
  'esports',
  'cockfight',
  'poker',
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
  SPORTS: 'sports',
  ELOTT: 'lottery',
};

/** Titles that name their kind, and lobbies whose showcase names it. */
const byTitle: readonly (readonly [RegExp, GameKind])[] = [
  [/Roulette|^Maharlika Grand Lobby$/, 'roulette'],
  [/Sic Bo|^Kundiman Grand Lobby$/, 'sicbo'],
];

/** Vendors whose kind differs from the kind of their category. */
const byVendor: Readonly<Record<string, GameKind>> = {
  SV3: 'cockfight',
  TANDANG: 'cockfight',
  AV: 'esports',
  IMES: 'esports',
  IA: 'esports',
  AI: 'esports',
  TF: 'esports',
  TONGHALI: 'poker',
  BARAHA: 'poker',
};

/** The kind of a game: by its title, else bingo for slots of the class bingo, else by its vendor, else by its category. */
export function gameKind(
  { category, code }: Pick<SeedVendor, 'category' | 'code'>,
  slotClass: string | null,
  title: string,
): GameKind {
  const [, kindOfTitle] = byTitle.find(([pattern]) => pattern.test(title)) ?? [];
  if (kindOfTitle !== undefined) return kindOfTitle;
  return slotClass === 'BG' ? 'bingo' : (byVendor[code] ?? byCategory[category]);
}
