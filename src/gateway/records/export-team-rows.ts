import type { RequestOf } from '#protocol/call.ts';
import type { openExport } from '#protocol/calls/records/record-exports.ts';
import {
  countEntries,
  countTeamRows as countRows,
  daysOf,
  keyOfEntry,
  readTeamEntries,
  readTeamPage,
  scopeOf,
} from '../agents/agents.ts';
import { shownName } from '../mask-mobile.ts';
import type { Sql } from '../store/database.ts';
import { amountCell, textCell, timeCell } from './csv.ts';

/** An export of an agent about the team. */
interface TeamExport {
  readonly memberId: string;
  readonly request: RequestOf<typeof openExport>;
  readonly asOf: number;
}

/** Rows of an export: their cells, and the key of the last one. */
interface Lines {
  readonly lines: readonly (readonly string[])[];
  readonly last: string | null;
}

/** Rows that one query reads. */
const batch = 500;

const sums = ['bet', 'win', 'valid bet', 'deposits', 'withdrawals', 'bonuses', 'house profit'];

/** Titles of the columns when a request has none. */
export const teamColumnNames = {
  teamMembers: ['account', 'nickname', ...sums],
  teams: ['account', 'nickname', ...sums],
  teamEntries: ['time', 'account', 'nickname', 'type', 'amount'],
} as const;

async function filterOf(sql: Sql, { request, asOf, memberId }: TeamExport) {
  const { what, search, depth, category, parent } = request;
  const parentId = await scopeOf(sql, memberId, parent);
  const by = what === 'teams' ? 'team' : 'member';
  return { parentId, by, depth, search, category, days: daysOf(request), asOf } as const;
}

/** Number of the rows of an export of sums. */
export async function countTeamRows(sql: Sql, wanted: TeamExport): Promise<number> {
  return countRows(sql, await filterOf(sql, wanted));
}

/** Reads sums of members or teams by account name. Refusal `not_found` for a member outside of the team. */
export async function readTeamLines(
  sql: Sql,
  wanted: TeamExport,
  after: string | null,
): Promise<Lines> {
  const filter = await filterOf(sql, wanted);
  const rows = await readTeamPage(sql, filter, { after, offset: 0, size: batch });
  const lines = rows.map((row) => [
    textCell(shownName(row.username)),
    textCell(shownName(row.nickname)),
    amountCell(row.stake),
    amountCell(row.payout),
    amountCell(row.turnover),
    amountCell(row.deposits),
    amountCell(row.withdrawals),
    amountCell(row.bonuses),
    amountCell(row.profit),
  ]);
  return { lines, last: rows.at(-1)?.id ?? null };
}

async function entryFilter(sql: Sql, { memberId, request, asOf }: TeamExport) {
  const { from, to, search, depth, code, parent } = request;
  return { parentId: await scopeOf(sql, memberId, parent), depth, search, code, from, to, asOf };
}

/** Number of the rows of an export of entries. */
export async function countTeamEntries(sql: Sql, wanted: TeamExport): Promise<number> {
  return countEntries(sql, await entryFilter(sql, wanted));
}

/** Reads entries of a team, newest first. Refusal `not_found` for a member outside of the team. */
export async function readTeamEntryLines(
  sql: Sql,
  wanted: TeamExport,
  after: string | null,
): Promise<Lines> {
  const { words } = wanted.request;
  const rows = await readTeamEntries(sql, await entryFilter(sql, wanted), { after, size: batch });
  const lines = rows.map((row) => [
    timeCell(row.at),
    textCell(shownName(row.username)),
    textCell(shownName(row.nickname)),
    textCell(words[row.kind] ?? words[row.code] ?? row.code),
    amountCell(row.amount),
  ]);
  const last = rows.at(-1);
  return { lines, last: last ? keyOfEntry(last) : null };
}
