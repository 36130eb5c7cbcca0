import { type Expression, type ExpressionBuilder, sql as raw, type SqlBool } from 'kysely';
import { endOfShortNumber } from '#protocol/model/cashier/short-number.ts';
import type { EntryCode } from '#protocol/vocabulary/entry-code.ts';
import type { Sql } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import type { RecordPage } from './record-page.ts';

/** The entries that are wanted. Times in epoch milliseconds; `to` is not included. */
export interface AccountFilter {
  /** The accounts that hold the cash of the member, from `cashAccountsOf`. */
  readonly accounts: readonly string[];
  readonly from: number;
  readonly to: number;
  /** Later entries are left out. */
  readonly asOf: number;
  /** Empty for all. */
  readonly code: EntryCode | '';
  /** Number of an order, or its short number; empty for all. */
  readonly order: string;
}

/** The condition that a posting belongs to an order. A short number looks at the orders of the postings, one by one. */
const ofOrder =
  (order: string) =>
  (of: ExpressionBuilder<Schema, 'ledger_posting'>): Expression<SqlBool> => {
    const end = endOfShortNumber(order);
    const entries = of.selectFrom('ledger_entry').select('ledger_entry.id');
    if (end === null) return of('entry_id', 'in', entries.where('order_no', '=', order.trim()));
    return of.exists(
      entries
        .whereRef('ledger_entry.id', '=', 'entry_id')
        .where(raw`right(replace(order_no, '-', ''), 8)`, '=', end),
    );
  };

/** Postings of a filter on the cash accounts of the member. The indexes `posting_record` and `posting_record_by_code` hold every column that the filter reads. */
function selectPostings(sql: Sql, { accounts, from, to, asOf, code, order }: AccountFilter) {
  return (
    sql
      .selectFrom('ledger_posting')
      // One account is compared by `=`: only then does the index give the order of a page. A trial account has none.
      .where((of) =>
        accounts.length < 2
          ? of('account_id', '=', accounts[0] ?? '')
          : of('account_id', 'in', accounts),
      )
      .where('ledger_posting.code', 'is not', null)
      .where('ledger_posting.created_at', '>=', from)
      .where('ledger_posting.created_at', '<', Math.min(to, asOf + 1))
      .$if(code !== '', (postings) =>
        postings.where('ledger_posting.code', '=', code === '' ? null : code),
      )
      .$if(order !== '', (postings) => postings.where(ofOrder(order)))
  );
}

/** The query of the number of entries, and of the money that came in and went out. */
export function selectAccountSums(sql: Sql, filter: AccountFilter) {
  return selectPostings(sql, filter).select((of) => [
    of.fn.countAll<number>().as('count'),
    raw<number>`coalesce(sum(amount) filter (where amount > 0), 0)::int8`.as('income'),
    raw<number>`coalesce(-sum(amount) filter (where amount < 0), 0)::int8`.as('outgo'),
  ]);
}

/** The query of the keys of a page, which reads the index only. */
export function selectAccountKeys(
  sql: Sql,
  filter: AccountFilter,
  { size, offset, after }: RecordPage,
) {
  return selectPostings(sql, filter)
    .select(['ledger_posting.created_at', 'entry_id', 'account_id'])
    .$if(after !== null, (postings) =>
      postings.where(
        raw<boolean>`(ledger_posting.created_at, entry_id) < (${after?.at ?? 0}::int8, ${after?.id ?? ''}::uuid)`,
      ),
    )
    .orderBy('ledger_posting.created_at', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(size)
    .offset(offset);
}

/** The entries of a page, newest first. */
export function selectAccountRows(sql: Sql, filter: AccountFilter, page: RecordPage) {
  return sql
    .selectFrom(selectAccountKeys(sql, filter, page).as('page'))
    .innerJoin('ledger_posting', (on) =>
      on
        .onRef('ledger_posting.entry_id', '=', 'page.entry_id')
        .onRef('ledger_posting.account_id', '=', 'page.account_id'),
    )
    .innerJoin('ledger_entry', 'ledger_entry.id', 'page.entry_id')
    .select(['ledger_entry.id', 'kind', 'ledger_entry.code', 'ledger_entry.created_at'])
    .select([
      'cause_table',
      'cause_id',
      'order_no',
      'remark',
      'amount',
      'balance',
      'ledger_posting.account_id',
    ])
    .orderBy('page.created_at', 'desc')
    .orderBy('page.entry_id', 'desc');
}

export type AccountRow = Awaited<
  ReturnType<ReturnType<typeof selectAccountRows>['execute']>
>[number];
