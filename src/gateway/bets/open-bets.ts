import { v7 as uuid } from 'uuid';
import { betStatus } from '#protocol/model/bet.ts';
import type { Centavos } from '#protocol/model/money.ts';
import { type NewEvent, recordEvent } from '../events/events.ts';
import { Refusal } from '../http/refusal.ts';
import { checkStakeLimits } from '../limits/limits.ts';
import type { Sql } from '../store/database.ts';
import {
  type Cancellation,
  cashPartOf,
  openBet,
  payoutShares,
  type Player,
  settleEntry,
  stakeEntry,
  stakeShares,
  statusOf,
  validBetOf,
  voidEntry,
} from './bet-entries.ts';
import {
  countBet,
  type EndedBet,
  lockPurses,
  mostStakeOf,
  planStake,
  recordOpenBet,
} from '../bonuses/bonuses.ts';
import type { BonusStake } from '../store/tables/money/money-tables.ts';
import { countExposure, type EventBet, partsOf } from './exposure/count-exposure.ts';
import { readMemberSums, takeFromSums } from './exposure/member-sums.ts';
import { anyLane, type Lanes, post } from '../ledger/ledger.ts';
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
  await checkOpenBets(sql, memberId);
  const { limits, excludedUntil } = purses;
  const checked = {
    memberId,
    limits,
    excludedUntil,
    maxima: player.maxima,
    stake,
    raise,
    bet: placed.id,
  };
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

/** Locks an open bet and the purses of its member. Null when the bet is not open. */
async function lockOpenBet(sql: Sql, id: string) {
  const bet = await sql
    .selectFrom('round')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', openBet)
    .forUpdate()
    .executeTakeFirst();
  if (!bet) return null;
  const { bonuses } = await lockPurses(sql, { memberId: bet.member_id, wallet: bet.wallet });
  const active = new Set(bonuses.map((bonus) => bonus.id));
  const stakes = bet.bonus_stakes ?? [];
  const ended = new Set(stakes.map(({ bonus }) => bonus).filter((bonus) => !active.has(bonus)));
  return { bet, bonuses, stakes, ended };
}

type LockedBet = NonNullable<Awaited<ReturnType<typeof lockOpenBet>>>;

/** Counts the end of an open bet for the bonuses of its member. */
async function countEnd(
  sql: Sql,
  { bet, bonuses, stakes }: LockedBet,
  end: Pick<EndedBet, 'validBet' | 'paid' | 'actor' | 'at'>,
): Promise<void> {
  if (bonuses.length === 0) return;
  const { category, created_at: placedAt } = bet;
  await countBet(sql, bonuses, { category, stakes, placedAt, wasOpen: true, ...end });
}

/** The event of money that a bet pays while its member does something else. */
export function balanceEvent(bet: { id: string; member_id: string }, amount: Centavos): NewEvent {
  const cause = { table: 'round', id: bet.id };
  return { memberId: bet.member_id, kind: 'balanceChanged', cause, values: { amount } };
}

/** Settles an open bet with its result. Call inside a transaction. Does nothing and returns false when it is not open. */
export async function settleBet(
  sql: Sql,
  id: string,
  { lanes, ...result }: RoundResult & { readonly lanes?: Lanes | undefined },
  now: number,
): Promise<boolean> {
  const locked = await lockOpenBet(sql, id);
  if (!locked) return false;
  const { bet, ended } = locked;
  const { payoutCentavos: payout, outcome, places } = result;
  const sumsOf = await readMemberSums(sql, [bet]);
  const validBet = validBetOf(bet.stake, payout, sumsOf(bet, places));
  const counted = cashPartOf(validBet, bet);
  await sql
    .updateTable('round')
    .set({
      payout,
      status: statusOf(bet.stake, payout),
      valid_bet: counted,
      outcome: JSON.stringify(outcome ?? null),
      pending: null,
      events: null,
      settled_at: now,
    })
    .where('id', '=', id)
    .execute();
  await post(sql, settleEntry({ ...bet, payout, valid_bet: counted, lanes }, 'job', now, ended));
  const paid = payoutShares({ ...bet, payout });
  await countEnd(sql, locked, { validBet, paid, actor: 'job', at: now });
  if (payout > 0) await recordEvent(sql, balanceEvent(bet, payout), now);
  return true;
}

/** Cancels an open bet: its stake goes back. Call inside a transaction. Does nothing and returns false when it is not open. */
export async function voidBet(
  sql: Sql,
  id: string,
  cancellation: Cancellation,
  now: number,
): Promise<boolean> {
  const locked = await lockOpenBet(sql, id);
  if (!locked) return false;
  const { bet, ended } = locked;
  await takeFromSums(sql, bet);
  const status = betStatus.cancelled;
  await sql
    .updateTable('round')
    .set({ payout: bet.stake, status, pending: null, events: null, settled_at: now })
    .where('id', '=', id)
    .execute();
  await post(sql, voidEntry(bet, cancellation, now, ended));
  const { actor } = cancellation;
  await countEnd(sql, locked, { validBet: 0, paid: stakeShares(bet), actor, at: now });
  await recordEvent(sql, balanceEvent(bet, bet.stake), now);
  return true;
}
