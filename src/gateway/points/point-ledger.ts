import { sql as raw } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { PointEntryKind } from '#contract/vocabulary/point-entry-kind.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { breaksCheck } from '../store/sql-state.ts';
import type { PointAccountKind, PointEntryTable } from './point-tables.ts';

/** A movement of points between a member and an account of the house. */
export interface PointEntry {
  /** Idempotency key: an entry with a known key moves nothing. */
  readonly key: string;
  readonly kind: PointEntryKind;
  readonly memberId: string;
  /** Whole points: positive to the member, negative from the member. */
  readonly points: number;
  /** The row that causes the entry. */
  readonly cause: { readonly table: keyof Schema; readonly id: string };
  readonly actor: PointEntryTable['actor'];
  /** Epoch milliseconds. */
  readonly at: number;
  readonly remark?: string;
}

/** Number of the accounts of a kind, so that concurrent entries do not wait for one row. */
const lanes = 8;

/** The other side of each kind: points come from the issued ones, and go to the redeemed ones. */
const otherSide = {
  turnover: 'issued',
  reward: 'issued',
  adjustment: 'issued',
  redeem: 'redeemed',
  return: 'redeemed',
  convert: 'redeemed',
} as const satisfies Readonly<Record<PointEntryKind, PointAccountKind>>;

/** The account with the points of a member. */
export function pointAccount(memberId: string): string {
  return `points:${memberId}`;
}

/** Opens the accounts of an entry that do not exist yet. */
async function openAccounts(
  sql: Sql,
  memberId: string,
  other: { readonly id: string; readonly kind: PointAccountKind },
): Promise<void> {
  await sql
    .insertInto('point_account')
    .values([
      { id: pointAccount(memberId), kind: 'member', balance: 0, member_id: memberId },
      { ...other, balance: 0, member_id: null },
    ])
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Posts an entry in one statement. It locks the rows in one order, so that two entries cannot deadlock. */
function statement(entry: PointEntry, other: string) {
  const { key, kind, memberId, points, cause, actor, at, remark = '' } = entry;
  const account = pointAccount(memberId);
  return raw<{ account_id: string; balance: number }>`
    with entry as (
      insert into point_entry (id, key, kind, created_at, cause_table, cause_id, actor, remark)
      values (${uuid()}::uuid, ${key}, ${kind}, ${at}, ${cause.table}, ${cause.id}, ${actor}, ${remark})
      on conflict (key) do nothing returning id
    ), change (account, amount) as (
      values (${account}::text, ${points}::int8), (${other}::text, ${-points}::int8)
    ), locked as (
      select id from point_account
      where id in (select account from change) and exists (select from entry)
      order by kind = 'member' desc, id for update
    ), moved as (
      update point_account set balance = point_account.balance + change.amount
      from change, locked
      where point_account.id = change.account and locked.id = change.account
      returning point_account.id, point_account.balance
    )
    insert into point_posting (entry_id, account_id, amount, balance, created_at)
    select entry.id, change.account, change.amount, moved.balance, ${at}
    from entry cross join change left join moved on moved.id = change.account
    returning account_id, balance`;
}

/**
 * Moves points of a member. Call inside a transaction. Returns the member's balance after the entry, or null when the key
 * is known. Throws a RangeError for points that are zero or not whole. Refusal `insufficient_points` when the balance
 * would become negative.
 */
export async function postPoints(sql: Sql, entry: PointEntry): Promise<number | null> {
  const { memberId, points, kind } = entry;
  if (!Number.isSafeInteger(points) || points === 0) throw new RangeError(`${points} points`);
  const side = otherSide[kind];
  const other = `points:${side}:${Math.floor(Math.random() * lanes)}`;
  await openAccounts(sql, memberId, { id: other, kind: side });
  try {
    const { rows } = await statement(entry, other).execute(sql);
    const account = pointAccount(memberId);
    return rows.find(({ account_id: id }) => id === account)?.balance ?? null;
  } catch (error) {
    if (breaksCheck(error, 'no_point_debt')) throw new Refusal(200, 'insufficient_points');
    throw error;
  }
}

/** The points of a member. 0 for a member who never had any. */
export async function balanceOfPoints(sql: Sql, memberId: string): Promise<number> {
  const row = await sql
    .selectFrom('point_account')
    .select('balance')
    .where('id', '=', pointAccount(memberId))
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** Points that a member gets as a reward. */
type PointCredit = Pick<PointEntry, 'memberId' | 'points' | 'key' | 'cause' | 'at'>;

/**
 * Credits points of a reward, once by key. Call inside a transaction. Returns the balance after it, or null when the key is
 * known. Throws a RangeError unless the points are whole and above zero.
 */
export async function creditPoints(sql: Sql, credit: PointCredit): Promise<number | null> {
  if (credit.points <= 0) throw new RangeError(`${credit.points} points are no reward`);
  return postPoints(sql, { ...credit, kind: 'reward', actor: 'job' });
}
