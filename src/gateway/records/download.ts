import type { Clock } from '../clock.ts';
import { hashToken } from '../hash-token.ts';
import { downloadHeaders as headers } from '../http/download-headers.ts';
import type { Database, Sql } from '../store/database.ts';
import { byteOrderMark, csvLine, textCell } from './csv.ts';
import { columnNames, type Export, readRows } from './export-rows.ts';

/** Takes a ticket, which is good once. Null when it is unknown, used or expired. */
async function takeTicket(sql: Sql, ticket: string, now: number) {
  const row = await sql
    .deleteFrom('export_ticket')
    .where('ticket_hash', '=', hashToken(ticket))
    .where('expires_at', '>', now)
    .returning(['member_id as memberId', 'request', 'language', 'as_of as asOf', 'rows'])
    .executeTakeFirst();
  return row ?? null;
}

function titleLine({ request: { what, titles } }: Export): string {
  const names = titles.length > 0 ? titles : columnNames[what];
  return byteOrderMark + csvLine(names.map(textCell));
}

async function* csvOf(read: Database['read'], wanted: Export): AsyncGenerator<string> {
  yield titleLine(wanted);
  for await (const lines of readRows(read, wanted)) yield lines.map(csvLine).join('');
}

/** A stream of text as UTF-8. It reads a batch of rows when the browser has taken the one before. */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

/** Answers the download of an export as CSV. Its rows are read as the rows of a report. The header `X-Total-Rows` has the number of rows, for a progress bar. */
export function createDownload({ sql, read }: Pick<Database, 'sql' | 'read'>, clock: Clock) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET') return new Response(null, { status: 405, headers });
    const ticket = new URL(request.url).searchParams.get('ticket') ?? '';
    const taken = await takeTicket(sql, ticket, clock.now());
    if (taken === null) return new Response(null, { status: 404, headers });
    const { rows, ...wanted } = taken;
    const day = new Date(wanted.asOf + 8 * 3_600_000).toISOString().slice(0, 10);
    return new Response(streamOf(csvOf(read, wanted)), {
      headers: {
        ...headers,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${wanted.request.what}-${day}.csv"`,
        'X-Total-Rows': String(rows),
      },
    });
  };
}

/** Deletes expired tickets. */
export async function purgeExports(sql: Sql, now: number): Promise<void> {
  await sql.deleteFrom('export_ticket').where('expires_at', '<=', now).execute();
}
