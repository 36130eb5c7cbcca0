import { sql as raw } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { PointEntryKind } from '#protocol/vocabulary/point-entry-kind.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { breaksCheck } from '../store/sql-state.ts';
import type { PointAccountKind, PointEntryTable } from '../store/tables/point-tables.ts';

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

/** An entry with the id of its row and the account of the house that it moves points to or from. */
interface PlacedEntry extends PointEntry {
  readonly id: string;
  readonly other: string;
}

function place(entry: PointEntry): PlacedEntry {
  const { points, kind } = entry;
  if (!Number.isSafeInteger(points) || points === 0) throw new RangeError(`${points} points`);
  const lane = Math.floor(Math.random() * lanes);
  return { ...entry, id: uuid(), other: `points:${otherSide[kind]}:${lane}` };
}

const byId = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** Opens the accounts of entries that do not exist yet, in one order, so that two transactions cannot deadlock. */
async function openAccounts(sql: Sql, entries: readonly PlacedEntry[]): Promise<void> {
  const members = [...new Set(entries.map(({ memberId }) => memberId))].sort();
  const others = new Map(entries.map(({ other, kind }) => [other, otherSide[kind]]));
  await sql
    .insertInto('point_account')
    .values([
      ...members.map((memberId) => ({
        id: pointAccount(memberId),
        kind: 'member' as const,
        balance: 0,
        member_id: memberId,
      })),
      ...[...others]
        .toSorted(byId)
        .map(([id, kind]) => ({ id, kind, balance: 0, member_id: null })),
    ])
    .onConflict((on) => on.doNothing())
    .execute();
}

/**
 * Posts entries in their order, in one statement. It locks the rows in one order, so that two statements cannot deadlock.
 * Returns the key of each entry that was new, with the balance of the member after it.
 */
function statement(entries: readonly PlacedEntry[]) {
  const rows = entries.map((entry, nth) => ({
    ...entry,
    nth,
    account: pointAccount(entry.memberId),
    cause_table: entry.cause.table,
    cause_id: entry.cause.id,
    remark: entry.remark ?? '',
  }));
  return raw<{ key: string; balance: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
        nth int4, id uuid, key text, kind text, at int8, cause_table text, cause_id text, actor text,
        remark text, account text, other text, points int8
      )
    ), entry as (
      insert into point_entry (id, key, kind, created_at, cause_table, cause_id, actor, remark)
      select id, key, kind, at, cause_table, cause_id, actor, remark from given order by nth
      on conflict (key) do nothing returning id
    ), change as (
      select given.id, nth, at, side.account, side.amount
      from given join entry using (id)
      cross join lateral (values (account, points), (other, -points)) as side (account, amount)
    ), locked as (
      select id from point_account where id in (select account from change)
      order by kind = 'member' desc, id for update
    ), moved as (
      update point_account set balance = point_account.balance + total.amount
      from (select account, sum(amount)::int8 as amount from change group by account) as total, locked
      where point_account.id = total.account and locked.id = total.account
      returning point_account.id, point_account.balance
    ), posting as (
      insert into point_posting (entry_id, account_id, amount, balance, created_at)
      select change.id, change.account, change.amount, moved.balance - coalesce(sum(change.amount) over later, 0), at
      from change left join moved on moved.id = change.account
      window later as (
        partition by change.account order by nth rows between 1 following and unbounded following
      )
      returning entry_id, account_id, balance
    )
    select given.key, posting.balance from given
    join posting on posting.entry_id = given.id and posting.account_id = given.account`;
}

/**
 * Moves points of members, in the order of the entries. Call inside a transaction. Returns the balance of the member after each
 * entry, by its key. An entry with a known key moves nothing and is not there. Throws a RangeError for points that are zero
 * or not whole. Refusal `insufficient_points` when a balance would become negative in the end.
 */
export async function postAllPoints(
  sql: Sql,
  entries: readonly PointEntry[],
): Promise<ReadonlyMap<string, number>> {
  if (entries.length === 0) return new Map();
  const placed = entries.map(place);
  await openAccounts(sql, placed);
  try {
    const { rows } = await statement(placed).execute(sql);
    return new Map(rows.map(({ key, balance }) => [key, balance]));
  } catch (error) {
    if (breaksCheck(error, 'no_point_debt')) throw new Refusal(200, 'insufficient_points');
    throw error;
  }
}

/**
 * Moves points of a member: `postAllPoints` with one entry. Returns the member's balance after it, or null when the key is
 * known.
 */
export async function postPoints(sql: Sql, entry: PointEntry): Promise<number | null> {
  const balances = await postAllPoints(sql, [entry]);
  return balances.get(entry.key) ?? null;
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
