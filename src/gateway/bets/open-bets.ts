import { v7 as uuid } from 'uuid';
import { Refusal } from '../http/refusal.ts';
import { checkStakeLimits } from '../limits/limits.ts';
import type { Sql } from '../store/database.ts';
import { openBet, type Player, stakeEntry } from './bet-entries.ts';
import { lockPurses, mostStakeOf, planStake, recordOpenBet } from '../bonuses/bonuses.ts';
import type { BonusStake } from '../store/tables/money/money-tables.ts';
import { countExposure, type EventBet, partsOf } from './exposure/count-exposure.ts';
import { anyLane, post } from '../ledger/ledger.ts';
import type { RoundResult, RoundToPlay } from './rounds.ts';

/**
 * The most open bets of a member. It is far above what a person places: the pages of games list 40. A program that places bets
 * without end cannot fill the job: the settlement of this many takes about a second.
 */
export const mostOpenBets = 500;

/** A bet that is settled later. */
export interface BetToPlace extends Omit<RoundToPlay, 'decide'> {
  /** The result, which nobody reads before `dueAt`. Null: `decideDueBets` gives it when the bet is due. */
  readonly result: RoundResult | null;
  /** Time of the settlement, in epoch milliseconds. */
  readonly dueAt: number;
  /** The shared rounds, fights and matches that the bet depends on, with their limits. None by default. */
  readonly events?: readonly EventBet[] | undefined;
  /** The second stake that may follow, in centavos: money and limits must allow both. 0 by default. */
  readonly raiseCentavos?: number | undefined;
}

/**
 * Places a bet that a job settles at `dueAt`. Call inside a transaction, with a stake and a key that `prepareRound` has
 * checked. Returns the number of the bet, or null when its key is known. Refusals `insufficient_balance`, `bonus_stake_limit`,
 * `play_limit`,
 * `amount_out_of_limits` for a limit of an event, and `too_many_open_bets`.
 */
export async function placeBet(
  sql: Sql,
  player: Omit<Player, 'facts'>,
  {
    key,
    stakeCentavos: stake,
    choice,
    result,
    dueAt,
    events = [],
    raiseCentavos: raise = 0,
  }: BetToPlace,
  now: number,
): Promise<string | null> {
  const { memberId, category } = player;
  const purses = await lockPurses(sql, { memberId, wallet: player.wallet ?? null });
  const bet = {
    id: uuid(),
    member_id: memberId,
    key,
    node_id: player.nodeId,
    category,
    vendor: player.vendor,
    stake,
    payout: 0,
    outcome: 'null',
    choice: choice === undefined ? null : JSON.stringify(choice),
    pending: result === null ? null : JSON.stringify(result),
    events: events.length > 0 ? JSON.stringify(partsOf(events)) : null,
    created_at: now,
    due_at: dueAt,
    open_account: anyLane('openBets'),
    wallet: player.wallet ?? null,
  };
  const placed = await sql
    .insertInto('round')
    .values(bet)
    .onConflict((on) => on.columns(['member_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!placed) return null;
  await player.admit?.(sql);
  await checkOpenBets(sql, memberId);
  const checked = { ...purses, memberId, maxima: player.maxima, stake, raise, bet: placed.id };
  await checkStakeLimits(sql, checked, now);
  const stakes = planStake(purses.bonuses, { stake, raise, category, isSlot: false, ...purses });
  const mostStake = mostStakeOf(purses.bonuses);
  await countExposure(sql, { memberId, stake, mostStake }, events);
  await post(sql, stakeEntry({ ...bet, bonus_stakes: stakes }, now));
  if (stakes.length > 0) await recordOpenStakes(sql, placed.id, stakes);
  return placed.id;
}

/** Refusal `too_many_open_bets` for a bet that is one more than a member may have. Call it after the bet is in the store. */
async function checkOpenBets(sql: Sql, memberId: string): Promise<void> {
  const { count } = await sql
    .selectFrom('round')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('status', '=', openBet)
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(count) > mostOpenBets) {
    throw new Refusal(200, 'too_many_open_bets', { value: { most: mostOpenBets } });
  }
}

/** Writes down that an open bet is staked from bonuses, which wait for its end. */
async function recordOpenStakes(
  sql: Sql,
  id: string,
  stakes: readonly BonusStake[],
): Promise<void> {
  const set = { bonus_stakes: JSON.stringify(stakes) };
  await sql.updateTable('round').set(set).where('id', '=', id).execute();
  await recordOpenBet(sql, stakes);
}
