import type { SelectQueryBuilder } from 'kysely';
import {
  selectAccountKeys,
  selectAccountRows,
  selectAccountSums,
} from '#gateway/records/account-records.ts';
import { selectBetKeys, selectBetRows, selectBetSums } from '#gateway/records/bet-records.ts';
import type { Sql } from '#gateway/store/database.ts';
import type { Schema } from '#gateway/store/schema.ts';
import { newest } from './fill-records.ts';

type RecordQuery = Pick<SelectQueryBuilder<Schema, never, unknown>, 'execute' | 'explain'>;

/** The period of all rows of `fillRecords`. */
export const wholePeriod = { from: newest - 30 * 86_400_000, to: newest + 1, asOf: newest };

const first = { size: 10, offset: 0, after: null };
const byKey = {
  size: 10,
  offset: 0,
  after: { at: newest - 86_400_000, id: '00000000-0000-7000-8000-000000000000' },
};

/**
 * The queries of a page of each record of a member with `rows` rows, by name, and the index that each has to read. Sums and
 * open bets read every row of this member, who has all rows, so that PostgreSQL may scan the table.
 */
export function recordQueries(
  sql: Sql,
  memberId: string,
  rows: number,
): readonly (readonly [name: string, index: string, query: () => RecordQuery])[] {
  const last = { size: 10, offset: rows - 10, after: null };
  const any = {
    outcome: 0,
    statuses: null,
    vendor: '',
    tickets: null,
    order: '',
    lotteryGame: null,
  };
  const category = { category: 'RNG' as const, open: false };
  const bets = (more: object = {}) => ({ memberId, ...category, ...wholePeriod, ...any, ...more });
  const all = { accounts: [memberId], ...wholePeriod, code: '' as const, order: '' };
  const deposits = { ...all, code: 'deposit' as const };
  return [
    ['sums of bets', 'round_record', () => selectBetSums(sql, bets())],
    ['first keys of bets', 'round_record', () => selectBetKeys(sql, bets(), first)],
    ['last keys of bets', 'round_record', () => selectBetKeys(sql, bets(), last)],
    ['keys of bets by key', 'round_record', () => selectBetKeys(sql, bets(), byKey)],
    ['won bets', 'round_record', () => selectBetKeys(sql, bets({ outcome: 1 }), first)],
    ['open bets', 'round_record', () => selectBetKeys(sql, bets({ open: true }), first)],
    ['rows of bets', 'round_record', () => selectBetRows(sql, bets(), first, 'EN')],
    ['sums of entries', 'posting_record', () => selectAccountSums(sql, all)],
    ['first keys of entries', 'posting_record', () => selectAccountKeys(sql, all, first)],
    ['last keys of entries', 'posting_record', () => selectAccountKeys(sql, all, last)],
    ['entries by code', 'posting_record_by_code', () => selectAccountKeys(sql, deposits, first)],
    ['sums by code', 'posting_record_by_code', () => selectAccountSums(sql, deposits)],
    ['rows of entries', 'posting_record', () => selectAccountRows(sql, all, first)],
  ];
}
