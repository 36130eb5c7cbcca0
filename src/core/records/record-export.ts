import type { RequestOf } from '#protocol/call.ts';
import { openExport } from '#protocol/calls/records/record-exports.ts';
import { betStatus, ticketVendor } from '#protocol/model/bet.ts';
import { downloadPath } from '#protocol/paths.ts';
import { fetchDownload } from '../client/fetch-download.ts';
import type { AccountFilter } from './account-record.ts';
import { categoryOfList } from './bet-lists.ts';
import type { BetFilter } from './bet-record.ts';
import { type TimeRange, timesOf } from './period.ts';
import type { RecordNeeds } from './record-needs.ts';

/** The words of the file in the player's language. */
export interface ExportWords {
  /** Titles of the columns, in their order. For bets: time, order, game, vendor, bet, valid bet, win, profit, status. For entries: time, type, amount, balance, order, remark. */
  readonly titles: readonly string[];
  /** Words for codes: `won`, `lost`, `tied`, `cancelled`, `open`; codes and kinds of entries. */
  readonly words: Readonly<Record<string, string>>;
}

export interface ExportOptions extends ExportWords {
  readonly signal?: AbortSignal;
  /** Reports the number of rows that have arrived, and of all. */
  onProgress?(rows: number, all: number): void;
}

/** A file for the player. */
export interface ExportedFile {
  readonly file: Blob;
  readonly name: string;
  readonly rows: number;
}

/** A report of an agent: days, and the members of the team. */
export interface TeamExportRequest extends TimeRange {
  readonly what: 'teamMembers' | 'teams' | 'teamEntries';
  /** Null: the agent. */
  readonly parent: string | null;
  readonly search: string;
  readonly depth: 'one' | 'all';
  /** Sums of games of one category; empty for all. */
  readonly category: RequestOf<typeof openExport>['category'];
  readonly code: AccountFilter['code'];
}

interface RecordExport {
  /** Downloads the bets of a filter as CSV. Throws GatewayError. */
  bets(filter: BetFilter, options: ExportOptions): Promise<ExportedFile>;
  /** Downloads the entries of a filter as CSV. Throws GatewayError. */
  account(filter: AccountFilter, options: ExportOptions): Promise<ExportedFile>;
  /** Downloads a report on the team as CSV. Throws GatewayError. */
  team(filter: TeamExportRequest, options: ExportOptions): Promise<ExportedFile>;
}

/** Records of the member have no filters of the team. */
const noTeam = { search: '', depth: 'one' } as const;

const lineEnd = 10;

/** Number of lines that end in a piece of the file. */
function linesIn(bytes: Uint8Array): number {
  return bytes.reduce((count, byte) => (byte === lineEnd ? count + 1 : count), 0);
}

/** Reads a file piece by piece. The first line has the titles; a text in the file may contain line breaks. */
async function readFile(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  all: number,
  { onProgress }: ExportOptions,
): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (let lines = -1; ;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    lines += linesIn(value);
    onProgress?.(Math.min(all, Math.max(0, lines)), all);
  }
  onProgress?.(all, all);
  return new Blob(pieces, { type: 'text/csv' });
}

/** Downloads of the records. The address of a download has a one-use ticket and no token. */
export function createRecordExport({ send, platform, now }: RecordNeeds): RecordExport {
  async function download(
    request: RequestOf<typeof openExport>,
    options: ExportOptions,
  ): Promise<ExportedFile> {
    const signal = options.signal ? { signal: options.signal } : {};
    const { ticket, rows } = await send(openExport, request, signal);
    const read = (body: ReadableStream<Uint8Array<ArrayBuffer>>) => readFile(body, rows, options);
    const wanted = { ...signal, name: 'records.csv', read };
    return { ...(await fetchDownload(platform, downloadPath, ticket, wanted)), rows };
  }

  function wordsOf({ titles, words }: ExportOptions) {
    return { titles: [...titles], words: { ...words } };
  }

  return {
    bets({ list, period, order, outcome, vendor }, options) {
      const { category, open } = categoryOfList(list);
      const state = open ? 'Y' : 'N';
      const request = {
        ...timesOf(period, now()),
        ...wordsOf(options),
        ...noTeam,
        what: 'bets' as const,
        category,
        open: open === null ? ('' as const) : (state as 'Y' | 'N'),
        vendor: list === 'LOTTERY' ? ticketVendor : vendor,
        outcome: outcome === null ? 0 : betStatus[outcome],
        order,
        code: '' as const,
      };
      return download(request, options);
    },
    account({ period, code, order }, options) {
      const request = {
        ...timesOf(period, now()),
        ...wordsOf(options),
        ...noTeam,
        what: 'account' as const,
        category: '' as const,
        open: '' as const,
        vendor: '',
        outcome: 0,
        order,
        code,
      };
      return download(request, options);
    },
    team({ parent, ...filter }, options) {
      const request = {
        ...filter,
        ...(parent !== null && { parent }),
        ...wordsOf(options),
        open: '' as const,
        vendor: '',
        outcome: 0,
      };
      return download(request, options);
    },
  };
}
