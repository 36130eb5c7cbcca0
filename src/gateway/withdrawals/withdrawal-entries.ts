import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../store/database.ts';
import { anyLane, type EntryOf, openClearing, post } from '../ledger/ledger.ts';
import type { Actor } from '../store/tables/money/money-tables.ts';
import type { Withdrawal } from './move-withdrawal.ts';

/** The account that holds the money of a withdrawal. */
export function holdAccount(id: string): string {
  return `hold:${id}`;
}

type Kind = 'hold' | 'release' | 'payout' | 'payoutFee';

interface Movement {
  /** End of the entry's key. */
  readonly key: string;
  readonly kind: Kind;
  readonly from: string;
  readonly to: string;
  readonly amount: Centavos;
  readonly actor: Actor;
  readonly at: number;
  readonly remark?: string;
}

function entryOf({ id }: Pick<Withdrawal, 'id'>, movement: Movement): EntryOf<Kind> {
  const { key, kind, from, to, amount, actor, at, remark = '' } = movement;
  return {
    key: `withdrawal:${id}:${key}`,
    kind,
    at,
    postings: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
    cause: { table: 'withdrawal', id },
    actor,
    orderNo: id,
    remark,
  };
}

/** Sets the money of a new withdrawal aside. Refusal `insufficient_balance`. Call inside a transaction. */
export async function holdMoney(sql: Sql, withdrawal: Withdrawal): Promise<void> {
  const { id, member_id: memberId, amount, created_at: at } = withdrawal;
  const hold = holdAccount(id);
  await sql
    .insertInto('ledger_account')
    .values({ id: hold, kind: 'hold', balance: 0, member_id: memberId })
    .execute();
  const movement = { from: memberId, to: hold, amount, actor: 'member', at } as const;
  await post(sql, entryOf(withdrawal, { key: 'hold', kind: 'hold', ...movement }));
}

/** Gives the money that is still held back to the member. Call inside a transaction. */
export async function releaseMoney(
  sql: Sql,
  withdrawal: Withdrawal,
  { amount, actor, at, remark }: Pick<Movement, 'amount' | 'actor' | 'at' | 'remark'>,
): Promise<void> {
  const movement = {
    from: holdAccount(withdrawal.id),
    to: withdrawal.member_id,
    amount,
    actor,
    at,
  };
  const note = remark === undefined ? {} : { remark };
  await post(sql, entryOf(withdrawal, { key: 'release', kind: 'release', ...movement, ...note }));
}

/** A payment of a withdrawal. */
interface PaidPart {
  /** From 1. */
  readonly n: number;
  readonly amount: Centavos;
  /** The house pays what is paid after a dispute, or twice. */
  readonly from: 'hold' | 'house';
  /** Account of the payer, such as `clearing:agos`. */
  readonly clearing: string;
  readonly actor: Actor;
  readonly at: number;
  readonly remark: string;
}

/** Key of a part payment, by which a provider pays it once. */
export function partKey(id: string, n: number): string {
  return `withdrawal:${id}:payout:${n}`;
}

/** Posts a part payment. Call inside a transaction. */
export async function postPart(
  sql: Sql,
  withdrawal: Withdrawal,
  { n, amount, from: payer, clearing, actor, at, remark }: PaidPart,
): Promise<void> {
  await openClearing(sql, clearing);
  const from = payer === 'house' ? anyLane('house') : holdAccount(withdrawal.id);
  const movement = { from, to: clearing, amount, actor, at, remark };
  await post(sql, entryOf(withdrawal, { key: `payout:${n}`, kind: 'payout', ...movement }));
}

/** Posts the charge when all parts are paid. Call inside a transaction. */
export async function postCharge(sql: Sql, withdrawal: Withdrawal, at: number): Promise<void> {
  const { id, charge: amount } = withdrawal;
  if (amount === 0) return;
  const movement = {
    from: holdAccount(id),
    to: anyLane('fees'),
    amount,
    actor: 'job',
    at,
  } as const;
  await post(sql, entryOf(withdrawal, { key: 'charge', kind: 'payoutFee', ...movement }));
}
