import type { RequestOf } from '#protocol/call.ts';
import type { openExport } from '#protocol/calls/records/record-exports.ts';
import type { Language } from '#protocol/model/language.ts';
import { betStatus, ticketVendor } from '#protocol/model/bet.ts';
import { cashAccountsOf } from '../ledger/ledger.ts';
import type { Database, Sql } from '../store/database.ts';
import { selectAccountRows, selectAccountSums } from './account-records.ts';
import { type BetFilter, selectBetRows, selectBetSums } from './bet-records.ts';
import { amountCell, textCell, timeCell } from './csv.ts';
import {
  countTeamEntries,
  countTeamRows,
  readTeamEntryLines,
  readTeamLines,
  teamColumnNames,
} from './export-team-rows.ts';
import type { RecordKey } from './record-page.ts';

type Request = RequestOf<typeof openExport>;

/** An export: the rows of a member at a time. */
export interface Export {
  readonly memberId: string;
  readonly request: Request;
  readonly language: Language;
  readonly asOf: number;
}

/** Rows that one query reads. */
const batch = 500;

const statusWords = Object.fromEntries(Object.entries(betStatus).map(([word, n]) => [n, word]));

function betFilter({ memberId, request, asOf }: Export): BetFilter {
  const { from, to, category, open, vendor, outcome, order = '' } = request;
  return {
    memberId,
    category: category === '' ? 'RNG' : category,
    open: open === '' ? null : open === 'Y',
    from,
    to,
    asOf,
    outcome,
    statuses: null,
    vendor,
    tickets: vendor === ticketVendor,
    order,
    lotteryGame: null,
  };
}

async function accountFilter(sql: Sql, { memberId, request, asOf }: Export) {
  const { from, to, code, order = '' } = request;
  return { accounts: await cashAccountsOf(sql, memberId), from, to, asOf, code, order };
}

/** Titles of the columns when the request has none. */
export const columnNames = {
  bets: ['time', 'order', 'game', 'vendor', 'bet', 'valid bet', 'win', 'profit', 'status'],
  account: ['time', 'type', 'amount', 'balance', 'order', 'remark'],
  ...teamColumnNames,
} as const;

/** Rows after a key, from the newest: their cells, and the key of the last one. */
interface Rows<Key> {
  readonly lines: readonly (readonly string[])[];
  readonly last: Key | null;
}

async function readBets(
  sql: Sql,
  wanted: Export,
  after: RecordKey | null,
): Promise<Rows<RecordKey>> {
  const { words } = wanted.request;
  const page = { size: batch, offset: 0, after };
  const rows = await selectBetRows(sql, betFilter(wanted), page, wanted.language).execute();
  const lines = rows.map((row) => {
    const settled = row.settled_at !== null && row.settled_at <= wanted.asOf;
    const status = settled ? (statusWords[row.status] ?? '') : 'open';
    return [
      timeCell(row.created_at),
      row.id,
      textCell(row.ticket === '' ? (row.game ?? '') : row.ticket),
      textCell(row.vendor),
      amountCell(row.stake),
      amountCell(settled ? row.valid_bet : 0),
      amountCell(settled ? row.payout : 0),
      amountCell(settled ? row.payout - row.stake : 0),
      textCell(words[status] ?? status),
    ];
  });
  const last = rows.at(-1);
  return { lines, last: last ? { at: last.created_at, id: last.id } : null };
}

async function readAccount(
  sql: Sql,
  wanted: Export,
  after: RecordKey | null,
): Promise<Rows<RecordKey>> {
  const { words } = wanted.request;
  const page = { size: batch, offset: 0, after };
  const rows = await selectAccountRows(sql, await accountFilter(sql, wanted), page).execute();
  const lines = rows.map((row) => [
    timeCell(row.created_at),
    textCell(words[row.kind] ?? words[row.code] ?? row.code),
    amountCell(row.amount),
    amountCell(row.balance),
    textCell(row.order_no ?? ''),
    textCell(row.remark),
  ]);
  const last = rows.at(-1);
  return { lines, last: last ? { at: last.created_at, id: last.id } : null };
}

/** True for an export of a report of the team, which only agents may ask for. */
export const isOfTeam = (what: Request['what']): boolean => what in teamColumnNames;

/** Number of the rows of an export. */
export async function countRows(sql: Sql, wanted: Export): Promise<number> {
  const { what } = wanted.request;
  if (what === 'teamMembers' || what === 'teams') return countTeamRows(sql, wanted);
  if (what === 'teamEntries') return countTeamEntries(sql, wanted);
  const query =
    what === 'bets'
      ? selectBetSums(sql, betFilter(wanted))
      : selectAccountSums(sql, await accountFilter(sql, wanted));
  const { count } = await query.executeTakeFirstOrThrow();
  return count;
}

type ReadBatch<Key> = (sql: Sql, wanted: Export, after: Key | null) => Promise<Rows<Key>>;

/** Reads rows in batches, each after the last row of the one before. Only one batch is in memory. */
async function* inBatches<Key>(read: Database['read'], wanted: Export, readBatch: ReadBatch<Key>) {
  let after: Key | null = null;
  for (;;) {
    const from: Key | null = after;
    const { lines, last }: Rows<Key> = await read((sql) => readBatch(sql, wanted, from));
    if (lines.length > 0) yield lines;
    if (lines.length < batch || last === null) return;
    after = last;
  }
}

/** Reads the rows of an export, records from the newest. */
export function readRows(
  read: Database['read'],
  wanted: Export,
): AsyncGenerator<Rows<unknown>['lines']> {
  const { what } = wanted.request;
  if (what === 'bets') return inBatches(read, wanted, readBets);
  if (what === 'account') return inBatches(read, wanted, readAccount);
  return inBatches(read, wanted, what === 'teamEntries' ? readTeamEntryLines : readTeamLines);
}
