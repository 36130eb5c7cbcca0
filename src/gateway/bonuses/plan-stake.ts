import { type Centavos, toPesos } from '#protocol/model/money.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import { Refusal } from '../http/refusal.ts';
import type { ActiveBonus } from './bonus-purse.ts';
import type { BonusStake } from '../store/tables/money/money-tables.ts';
import { type Purse, splitStake } from './split-stake.ts';

/** A stake to take from the purses of a member. */
interface WantedStake {
  readonly stake: Centavos;
  /** A second stake that may follow: money and limits must allow both. 0 by default. */
  readonly raise?: Centavos;
  readonly category: GameType;
  /** The game is a slot, in which free spins can be played. */
  readonly isSlot: boolean;
  /** Money in the wallet that is played from. */
  readonly cash: Centavos;
  /** The wallet is the main one: only with it can bonus money be staked. */
  readonly isMain: boolean;
}

/** The percent of a stake in a category that counts for a bonus. 0: its money cannot be staked there. */
export function weightOf({ terms }: ActiveBonus, category: GameType): number {
  return terms.weights[category] ?? 0;
}

/** The money of a bonus that can be staked by choice: the money of free spins can not. */
function freeMoney({ purse, spins_left: spinsLeft, terms }: ActiveBonus): Centavos {
  return purse - spinsLeft * (terms.spins?.stake ?? 0);
}

/** The purses that can be staked in a category, in the order of the terms. */
function pursesFor(
  bonuses: readonly ActiveBonus[],
  { category, cash, isMain }: Omit<WantedStake, 'stake' | 'isSlot'>,
): Purse[] {
  const usable = isMain ? bonuses.filter((bonus) => weightOf(bonus, category) > 0) : [];
  const inOrder = (order: 'cashFirst' | 'bonusFirst') =>
    usable
      .filter(({ terms }) => terms.order === order)
      .map((bonus) => ({ bonus: bonus.id, amount: freeMoney(bonus) }));
  return [...inOrder('bonusFirst'), { bonus: null, amount: cash }, ...inOrder('cashFirst')];
}

/** The money that can be staked in a category: cash, and the bonus money that counts there. */
export function playable(
  bonuses: readonly ActiveBonus[],
  place: Omit<WantedStake, 'stake' | 'isSlot'>,
): Centavos {
  return pursesFor(bonuses, place).reduce((sum, { amount }) => sum + amount, 0);
}

function freeSpinOf(bonuses: readonly ActiveBonus[], wanted: WantedStake): ActiveBonus | undefined {
  if (!wanted.isSlot || !wanted.isMain) return undefined;
  return bonuses.find(
    (bonus) =>
      bonus.spins_left > 0 &&
      bonus.terms.spins?.stake === wanted.stake &&
      weightOf(bonus, wanted.category) > 0,
  );
}

/** The greatest stake that the active bonuses allow at once, in centavos. Infinity without a limit. */
export function mostStakeOf(bonuses: readonly ActiveBonus[]): number {
  return Math.min(...bonuses.map(({ terms }) => terms.mostStake ?? Infinity));
}

/**
 * The bonuses that a stake comes from; the rest is cash. A stake in a slot that equals the stake of a free spin is one. Refusals
 * `bonus_stake_limit` (value: `{ most }`, the greatest stake in pesos) above the greatest stake of an active bonus, and `insufficient_balance`.
 */
export function planStake(bonuses: readonly ActiveBonus[], wanted: WantedStake): BonusStake[] {
  const { stake, raise = 0 } = wanted;
  const spinning = freeSpinOf(bonuses, wanted);
  if (spinning) return [{ bonus: spinning.id, amount: stake, spin: true }];
  const most = mostStakeOf(bonuses);
  const whole = stake + raise;
  if (whole > most) {
    const value = { most: toPesos(Math.floor(most * (stake / whole))) };
    throw new Refusal(200, 'bonus_stake_limit', { value });
  }
  const purses = pursesFor(bonuses, wanted);
  const parts = splitStake(whole, purses) && splitStake(stake, purses);
  if (parts === null) throw new Refusal(200, 'insufficient_balance');
  return parts;
}
