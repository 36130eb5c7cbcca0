import type { SeedVendor } from '#gateway/seed/seed.ts';

/** The pages of the second origin: what a game is played as. */
export type GameKind =
  'slot' | 'fish' | 'baccarat' | 'bingo' | 'lottery' | 'duel' | 'match' | 'roulette' | 'sicbo';

const byCategory: Readonly<Record<SeedVendor['category'], GameKind>> = {
  RNG: 'slot',
  FISH: 'fish',
  LIVE: 'baccarat',
  PVP: 'duel',
  SPORTS: 'match',
  ELOTT: 'lottery',
};

/** Tables that are called after what is played at them, and lobbies whose showcase says it. */
const byTitle: readonly (readonly [RegExp, GameKind])[] = [
  [/Roulette|^Maharlika Grand Lobby$/, 'roulette'],
  [/Sic Bo|^Kundiman Grand Lobby$/, 'sicbo'],
];

/** Which page plays a game: what its title says, else bingo among the slots, else what its category plays. */
export function gameKind(
  category: SeedVendor['category'],
  slotClass: string | null,
  title: string,
): GameKind {
  const [, titled] = byTitle.find(([pattern]) => pattern.test(title)) ?? [];
  return titled ?? (slotClass === 'BG' ? 'bingo' : byCategory[category]);
}
