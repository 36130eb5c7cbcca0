import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../../store/database.ts';
import { bonusAccount } from '../../bonuses/bonuses.ts';
import {
  addPastDeposit,
  depositAccounts,
  depositEntries,
  hasArrived,
  type PastDeposit,
  pastDepositId,
} from './past-deposits.ts';
import { anyLane, cashAccount, type Entry, inBatches, post, postAll } from '../../ledger/ledger.ts';
import type { Actor, LedgerAccountTable } from '../../store/tables/money/money-tables.ts';
import { betEntries, betRow, type PastBet } from './past-bets.ts';
import {
  addPastWithdrawal,
  hasLeft,
  type PastWithdrawal,
  withdrawalAccounts,
  withdrawalEntries,
} from './past-withdrawals.ts';

const minute = 60_000;

/** A payment of the past: a bonus that became cash, or part of the turnover. */
export interface PastPayment {
  readonly kind: 'bonus' | 'rebate';
  readonly minutesAgo: number;
  readonly centavos: Centavos;
  readonly remark: string;
}

export type PastEvent = PastBet | PastPayment | PastDeposit | PastWithdrawal;

/** The change of a member's cash by an event. */
function changeOf(event: PastEvent): Centavos {
  if (event.kind === 'deposit') return hasArrived(event) ? event.centavos : 0;
  if (event.kind === 'withdrawal') return hasLeft(event) ? -event.centavos : 0;
  if (event.kind !== 'bet') return event.centavos;
  if (event.endedMinutesAgo < 0) return -event.stakeCentavos;
  return event.cancelled === null ? event.result.payoutCentavos - event.stakeCentavos : 0;
}

/** The opening balance that leads to `balance` after all events. */
export function openingOf(balance: Centavos, events: readonly PastEvent[]): Centavos {
  return events.reduce((left, event) => left - changeOf(event), balance);
}

interface Payment {
  readonly memberId: string;
  readonly id: string;
  readonly event: PastPayment;
  readonly at: number;
}

/** A movement of a payment: the end of its key, its kind, the accounts, and its actor. */
type Step = readonly [
  key: string,
  kind: 'bonusGrant' | 'bonusRelease' | 'rebate',
  from: string,
  to: string,
  actor: Actor,
];

/** The movements of a payment: a bonus is granted and then released. */
function stepsOf({ memberId, id, event }: Payment): readonly Step[] {
  const bonus = bonusAccount({ id, member_id: memberId });
  const steps: Readonly<Record<PastPayment['kind'], readonly Step[]>> = {
    bonus: [
      ['grant', 'bonusGrant', anyLane('promotions'), bonus, 'job'],
      ['release', 'bonusRelease', bonus, memberId, 'job'],
    ],
    rebate: [['paid', 'rebate', anyLane('house'), memberId, 'job']],
  };
  return steps[event.kind];
}

/** The entries of a payment. */
function paymentEntries(payment: Payment): Entry[] {
  const { memberId, id, event, at } = payment;
  const { kind: payee, centavos, remark } = event;
  return stepsOf(payment).map(([key, kind, from, to, actor]) => ({
    key: `${payee}:${id}:${key}`,
    kind,
    at,
    postings: [
      { account: from, amount: -centavos },
      { account: to, amount: centavos },
    ],
    cause: { table: 'member', id: memberId },
    actor,
    orderNo: id,
    remark,
  }));
}

/** The account that a payment needs beside the cash of the member. */
function accountOf({ memberId, id, event }: Payment) {
  if (event.kind !== 'bonus') return [];
  const account = { id: bonusAccount({ id, member_id: memberId }), kind: 'bonus' as const };
  return [{ ...account, member_id: memberId, balance: 0 }];
}

/** The past of one member. */
export interface Past {
  readonly memberId: string;
  /** The account that withdrawals go to. */
  readonly payoutAccountId: string;
  readonly events: readonly PastEvent[];
}

/** The rows and entries of a member's past. */
function partsOf({ memberId, payoutAccountId, events }: Past, now: number) {
  const timeOf = ({ minutesAgo }: PastEvent) => now - minutesAgo * minute;
  const placed = (event: PastPayment | PastWithdrawal) => ({
    memberId,
    id: uuid(),
    at: timeOf(event),
  });
  const bets = events
    .filter((event) => event.kind === 'bet')
    .map((bet, nth) => ({ bet, row: betRow(memberId, bet, nth, now) }));
  const payments = events
    .filter(
      (event) => event.kind !== 'bet' && event.kind !== 'withdrawal' && event.kind !== 'deposit',
    )
    .map((event) => ({ ...placed(event), event }));
  const deposits = events
    .filter((event) => event.kind === 'deposit')
    .map((event) => ({ memberId, id: pastDepositId(timeOf(event)), at: timeOf(event), event }));
  const withdrawals = events
    .filter((event) => event.kind === 'withdrawal')
    .map((event) => ({ ...placed(event), event, payoutAccountId }));
  const accounts: Insertable<LedgerAccountTable>[] = [
    ...payments.flatMap(accountOf),
    ...deposits.flatMap(depositAccounts),
    ...withdrawals.flatMap(withdrawalAccounts),
  ];
  const entries = [
    ...bets.flatMap(({ bet, row }) => betEntries(row, bet)),
    ...payments.flatMap(paymentEntries),
    ...deposits.flatMap(depositEntries),
    ...withdrawals.flatMap(withdrawalEntries),
  ];
  return { accounts, rounds: bets.map(({ row }) => row), entries, deposits, withdrawals };
}

/** Adds bets, payments and withdrawals of the past of members, and posts them through the ledger. Call inside a transaction. */
export async function loadPasts(sql: Sql, pasts: readonly Past[], now: number): Promise<void> {
  const parts = pasts.map((past) => partsOf(past, now));
  const accounts = parts.flatMap((part) => part.accounts);
  if (accounts.length > 0) {
    await sql
      .insertInto('ledger_account')
      .values(accounts)
      .onConflict((on) => on.doNothing())
      .execute();
  }
  const rounds = parts.flatMap((part) => part.rounds);
  await inBatches(rounds, (rows) => sql.insertInto('round').values(rows).execute());
  const entries = parts.flatMap((part) => part.entries);
  await postAll(
    sql,
    entries.toSorted((a, b) => a.at - b.at),
  );
  for (const one of parts.flatMap((part) => part.deposits)) await addPastDeposit(sql, one);
  for (const { payoutAccountId, ...one } of parts.flatMap((part) => part.withdrawals)) {
    await addPastWithdrawal(sql, one, payoutAccountId);
  }
}

/** Withdrawals of the past of one member. */
interface PastWithdrawals extends Past {
  readonly events: readonly PastWithdrawal[];
}

/**
 * Adds withdrawals to the past of a member who has a balance already. The balance stays as it is: an opening entry before
 * the first one has the money that they take. Call inside a transaction, once for a member.
 */
export async function loadPastWithdrawals(
  sql: Sql,
  past: PastWithdrawals,
  now: number,
): Promise<void> {
  const { memberId, events } = past;
  const taken = openingOf(0, events);
  if (taken > 0) {
    const first = Math.max(...events.map(({ minutesAgo }) => minutesAgo));
    await post(sql, {
      key: `opening:${memberId}:withdrawals`,
      kind: 'opening',
      at: now - (first + 1) * minute,
      postings: [
        { account: cashAccount, amount: -taken },
        { account: memberId, amount: taken },
      ],
      cause: { table: 'member', id: memberId },
      actor: 'operator',
    });
  }
  await loadPasts(sql, [past], now);
}
