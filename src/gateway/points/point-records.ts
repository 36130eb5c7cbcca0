import type { Sql } from '../store/database.ts';
import { pointAccount } from './point-ledger.ts';

/** The part of a member's points record that is wanted. Entries after `asOf` (epoch milliseconds) are left out. */
interface WantedRecords {
  readonly memberId: string;
  readonly asOf: number;
  readonly size: number;
  readonly offset: number;
}

/** The entries of a member, newest first, with their number. The index `point_posting_record` gives their order. */
export async function pointRecords(sql: Sql, { memberId, asOf, size, offset }: WantedRecords) {
  const own = sql
    .selectFrom('point_posting')
    .where('account_id', '=', pointAccount(memberId))
    .where('point_posting.created_at', '<=', asOf);
  const { count } = await own
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await own
    .innerJoin('point_entry', 'point_entry.id', 'entry_id')
    .select(['point_entry.id', 'kind', 'point_posting.created_at', 'amount', 'balance'])
    .select(['cause_table', 'cause_id', 'remark'])
    .orderBy('point_posting.created_at', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  return { count, rows };
}

/** The points of a member after the entries with these keys. Unknown keys are left out. */
export async function pointBalances(
  sql: Sql,
  memberId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await sql
    .selectFrom('point_entry')
    .innerJoin('point_posting', 'entry_id', 'point_entry.id')
    .select(['key', 'balance'])
    .where('key', 'in', keys)
    .where('account_id', '=', pointAccount(memberId))
    .execute();
  return new Map(rows.map(({ key, balance }) => [key, balance]));
}

/** The turnover that earns one point on a day, by category. */
export function pointRatesOf(sql: Sql, day: number) {
  return sql
    .selectFrom('point_rate')
    .distinctOn('category')
    .select(['category', 'turnover'])
    .where('since_day', '<=', day)
    .orderBy('category')
    .orderBy('since_day', 'desc')
    .execute();
}
