import { betStatus } from '#protocol/model/bet.ts';
import type { Centavos } from '#protocol/model/money.ts';
import { type NewEvent, recordEvent } from '../events/events.ts';
import type { Sql } from '../store/database.ts';
import {
  type Cancellation,
  cashPartOf,
  openBet,
  payoutShares,
  settleEntry,
  stakeShares,
  statusOf,
  validBetOf,
  voidEntry,
  walletOf,
} from './bet-entries.ts';
import { countBet, type EndedBet, lockPurses } from '../bonuses/bonuses.ts';
import { readMemberSums, takeFromSums } from './exposure/member-sums.ts';
import { lockAccounts, type Lanes, post } from '../ledger/ledger.ts';
import type { RoundResult } from './rounds.ts';
import { keepEvents } from './settled-events.ts';

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
  const { id, category, created_at: placedAt } = bet;
  await countBet(sql, bonuses, { id, category, stakes, placedAt, wasOpen: true, ...end });
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
  await keepEvents(sql, [bet]);
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

/** The open bets of a member that are not due. The result of one that is due is known already. */
function openBets(sql: Sql, memberId: string, now: number) {
  return sql
    .selectFrom('round')
    .where('member_id', '=', memberId)
    .where('status', '=', openBet)
    .where('due_at', '>', now);
}

/** The number of open bets that `voidOpenBets` would cancel. */
export async function countOpenBets(sql: Sql, memberId: string, now: number): Promise<number> {
  const { count } = await openBets(sql, memberId, now)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Cancels the open bets of a member that are not due: their stakes go back. Call inside a transaction that has locked the main
 * wallet against new ones.
 */
export async function voidOpenBets(
  sql: Sql,
  memberId: string,
  cancellation: Cancellation,
  now: number,
): Promise<void> {
  const bets = await openBets(sql, memberId, now)
    .select(['id', 'open_account', 'wallet', 'member_id'])
    .orderBy('id')
    .forUpdate()
    .execute();
  if (bets.length === 0) return;
  await lockAccounts(sql, new Set(bets.flatMap((bet) => [walletOf(bet), bet.open_account])));
  for (const { id } of bets) await voidBet(sql, id, cancellation, now);
}
