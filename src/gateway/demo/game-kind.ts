import type { DemoVendor } from './vendors.ts';

/** The pages of the second origin: what a game is played as. */
export type GameKind = 'slot' | 'fish' | 'baccarat' | 'bingo' | 'lottery' | 'duel' | 'match';

const byCategory: Readonly<Record<DemoVendor['category'], GameKind>> = {
  RNG: 'slot',
  FISH: 'fish',
  LIVE: 'baccarat',
  PVP: 'duel',
  SPORTS: 'match',
  ELOTT: 'lottery',
};

/** Which page plays a game: each category has its own, and bingo among the slots is bingo. */
export function gameKind(category: DemoVendor['category'], slotClass: string | null): GameKind {
  return slotClass === 'BG' ? 'bingo' : byCategory[category];
}
