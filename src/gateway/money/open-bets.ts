import { v7 as uuid } from 'uuid';
import { betStatus } from '#contract/model/bet.ts';
import type { Centavos } from '#contract/model/money.ts';
import { type NewEvent, recordEvent } from '../events/events.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import {
  openBet,
  settleEntry,
  stakeEntry,
  statusOf,
  validBetOf,
  voidEntry,
  walletOf,
} from './bet-entries.ts';
import { anyLane, post } from './ledger.ts';
import type { Actor } from './money-tables.ts';
import { lockWallet, type Player, type RoundResult, type RoundToPlay } from './rounds.ts';

/** A bet that is settled later. Its result is drawn when it is placed, and nobody reads it before `dueAt`. */
export interface BetToPlace extends Omit<RoundToPlay, 'decide'> {
  readonly result: RoundResult;
  /** Time of the settlement, in epoch milliseconds. */
  readonly dueAt: number;
}

/**
 * Places a bet that a job settles at `dueAt`. Call inside a transaction, with a stake and a key that `prepareRound` has
 * checked. Returns the number of the bet, or null when its key is known. Refusal `insufficient_balance`.
 */
export async function placeBet(
  sql: Sql,
  player: Omit<Player, 'facts'>,
  { key, stakeCentavos: stake, choice, result, dueAt }: BetToPlace,
  now: number,
): Promise<string | null> {
  const balance = await lockWallet(sql, player.wallet ?? player.memberId);
  const bet = {
    id: uuid(),
    member_id: player.memberId,
    key,
    node_id: player.nodeId,
    category: player.category,
    vendor: player.vendor,
    stake,
    payout: 0,
    outcome: 'null',
    choice: choice === undefined ? null : JSON.stringify(choice),
    pending: JSON.stringify(result),
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
  if (balance < stake) throw new Refusal(200, 'insufficient_balance');
  await post(sql, stakeEntry(bet, now));
  return placed.id;
}

/** Locks an open bet and the wallet of its member. Null when the bet is not open. */
async function lockOpenBet(sql: Sql, id: string) {
  const bet = await sql
    .selectFrom('round')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', openBet)
    .forUpdate()
    .executeTakeFirst();
  if (!bet) return null;
  await lockWallet(sql, walletOf(bet));
  return bet;
}

/** The event of money that a bet pays while its member does something else. */
function balanceEvent(bet: { id: string; member_id: string }, amount: Centavos): NewEvent {
  const cause = { table: 'round', id: bet.id };
  return { memberId: bet.member_id, kind: 'balanceChanged', cause, values: { amount } };
}

/** Settles an open bet with its result. Call inside a transaction. Does nothing and returns false when it is not open. */
export async function settleBet(
  sql: Sql,
  id: string,
  result: RoundResult,
  now: number,
): Promise<boolean> {
  const bet = await lockOpenBet(sql, id);
  if (!bet) return false;
  const { payoutCentavos: payout, outcome } = result;
  await sql
    .updateTable('round')
    .set({
      payout,
      status: statusOf(bet.stake, payout),
      valid_bet: validBetOf(bet.stake, payout),
      outcome: JSON.stringify(outcome ?? null),
      pending: null,
      settled_at: now,
    })
    .where('id', '=', id)
    .execute();
  await post(sql, settleEntry({ ...bet, payout }, 'job', now));
  if (payout > 0) await recordEvent(sql, balanceEvent(bet, payout), now);
  return true;
}

/** The person or job that cancels a bet, and the reason, which the member reads. */
export interface Cancellation {
  readonly actor: Actor;
  readonly remark: string;
}

/** Cancels an open bet: its stake goes back. Call inside a transaction. Does nothing and returns false when it is not open. */
export async function voidBet(
  sql: Sql,
  id: string,
  { actor, remark }: Cancellation,
  now: number,
): Promise<boolean> {
  const bet = await lockOpenBet(sql, id);
  if (!bet) return false;
  await sql
    .updateTable('round')
    .set({ payout: bet.stake, status: betStatus.cancelled, pending: null, settled_at: now })
    .where('id', '=', id)
    .execute();
  await post(sql, voidEntry(bet, actor, remark, now));
  await recordEvent(sql, balanceEvent(bet, bet.stake), now);
  return true;
}
