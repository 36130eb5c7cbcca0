import { fallback, type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { bonusEnds, bonusStates } from '../../vocabulary/bonus-state.ts';
import { gameTypes } from '../../vocabulary/category.ts';
import { maybePesos, pesos } from '../money.ts';
import { count, countOrNull } from '../readers/count.ts';
import { part } from '../readers/part.ts';
import { time, timeOrNull } from '../readers/time.ts';
import { flag, identifier, list, text } from '../wire.ts';
import { wordOrOther } from '../readers/maybe-word.ts';
import { wordOrNull } from '../readers/word.ts';
import { pesosOrNull } from '../readers/unknown-money.ts';

/** A category that counts: percent of a stake that counts, and the turnover that was reached with it. */
const game = pipe(
  object({
    gameType: wordOrOther(gameTypes),
    weight: countOrNull(),
    turnoverDone: pesosOrNull(),
  }),
  transform(({ gameType: category, weight, turnoverDone }) => ({
    category,
    weight,
    done: turnoverDone,
  })),
);

const freeSpins = pipe(
  object({ spinsLeft: count(), spinCount: nullish(count(), 0), spinStake: pesos() }),
  transform(({ spinsLeft, spinCount, spinStake }) => ({
    left: spinsLeft,
    count: Math.max(spinCount, spinsLeft),
    stake: spinStake,
  })),
);

/**
 * A bonus of the member, with its terms. Amounts in centavos, null when they are unknown; times in epoch milliseconds.
 *
 * - `amount` was granted; `purse` is the money in its purse now; `released` has become cash.
 * - `goal`: turnover to reach; `done`: turnover so far, weighted by category.
 * - `games`: the categories that count. Bonus money can be staked in them only.
 * - `mostStake`: greatest stake while it is active. `mostReleased`: greatest amount that becomes cash. Null: no limit.
 * - `cashFirst`: cash is staked before the bonus.
 * - `spins`: free spins that are left of `count`, and the stake of a slot that is one. Null for a bonus without them.
 * - `days`: time to reach the turnover, in days from the grant. `expiresAt`: an offered one can be accepted until then.
 * - `reason`: reason of its end. Null before.
 */
export const bonus = pipe(
  object({
    bonusId: identifier(),
    title: text(200),
    state: wordOrOther(bonusStates),
    reason: wordOrNull(bonusEnds),
    amount: pesosOrNull(),
    bonusBalance: pesosOrNull(),
    releasedAmount: pesosOrNull(),
    turnoverGoal: pesosOrNull(),
    turnoverDone: pesosOrNull(),
    games: list(game, 30),
    maximumStake: maybePesos(),
    maximumRelease: maybePesos(),
    cashFirst: flag(),
    freeSpins: fallback(nullish(freeSpins, null), null),
    days: count(),
    createTime: time(),
    expireTime: time(),
    endTime: timeOrNull(),
  }),
  transform((wire) => ({
    id: wire.bonusId,
    title: wire.title,
    state: wire.state,
    reason: wire.reason,
    amount: wire.amount,
    purse: wire.bonusBalance,
    released: wire.releasedAmount,
    goal: wire.turnoverGoal,
    done: wire.turnoverDone,
    games: wire.games,
    mostStake: wire.maximumStake,
    mostReleased: wire.maximumRelease,
    cashFirst: wire.cashFirst,
    spins: wire.freeSpins,
    days: wire.days,
    createdAt: wire.createTime,
    expiresAt: wire.expireTime,
    endedAt: wire.endTime,
  })),
);
export type Bonus = InferOutput<typeof bonus>;

/** A bonus after a change. A gateway may only confirm the change: then all of it is unknown. */
export const changedBonus = part(bonus, { bonusId: 'unknown' });
