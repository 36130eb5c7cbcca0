import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ZipWriter } from '@zip.js/zip.js';
import type { Clock } from '../clock.ts';
import { hashToken } from '../hash-token.ts';
import { downloadHeaders as headers } from '../http/download-headers.ts';
import { byteOrderMark, csvLine, textCell } from '../records/records.ts';
import type { Sql } from '../store/database.ts';
import { namesOf } from './read-section.ts';
import type { CopyValue, Section } from './section.ts';
import { sections } from './sections/sections.ts';

const decompress = promisify(gunzip);

const readMe = `This is a copy of the data about you.

json/ has each list for programs, csv/ the same list for spreadsheets, pictures/ the pictures that you have sent.
Pictures of your documents are not in it, so that nobody finds them with this file. The list identity-checks says when you sent them.
Times are those of Manila. Amounts of money are pesos, points are whole points. Rates are hundredths of a percent.
Limits of the time at play are minutes.
Numbers of bank accounts and e-wallets are masked. Passwords, codes, keys and the data of other people are not in it.
`;

type Row = Readonly<Record<string, CopyValue>>;

/** Takes a ticket, which is good once. Null when it is unknown, used or expired, or its session has ended. */
async function takeTicket(sql: Sql, ticket: string, now: number) {
  const taken = await sql
    .deleteFrom('data_copy_ticket')
    .where('ticket_hash', '=', hashToken(ticket))
    .where('expires_at', '>', now)
    .returning('copy_id')
    .executeTakeFirst();
  if (!taken) return null;
  const copy = await sql
    .selectFrom('data_copy')
    .select(['id', 'member_id as memberId', 'asked_at as askedAt'])
    .where('id', '=', taken.copy_id)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return copy ?? null;
}

/** The rows of a section, one part in memory at a time. */
async function* rowsOf(sql: Sql, copyId: string, section: number): AsyncGenerator<Row> {
  for (let part = 0; ; part += 1) {
    const found = await sql
      .selectFrom('data_copy_part')
      .select('content')
      .where('copy_id', '=', copyId)
      .where('section', '=', section)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!found) return;
    const rows: Row[] = JSON.parse((await decompress(found.content)).toString());
    yield* rows;
  }
}

async function* jsonOf(rows: AsyncGenerator<Row>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const row of rows) {
    yield `${isFirst ? '[\n' : ',\n'}${JSON.stringify(row)}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}

function cellOf(value: CopyValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return textCell(typeof value === 'string' ? value : JSON.stringify(value));
}

async function* csvOf(section: Section, rows: AsyncGenerator<Row>): AsyncGenerator<string> {
  const names = namesOf(section);
  yield byteOrderMark + csvLine(names);
  for await (const row of rows) yield csvLine(names.map((name) => cellOf(row[name])));
}

/** A stream of text as UTF-8, which reads on when it is read. */
function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

async function addPictures(zip: ZipWriter<unknown>, sql: Sql, memberId: string): Promise<void> {
  const all = sql.selectFrom('upload').where('member_id', '=', memberId);
  const uploads = all.where('purpose', '<>', 'identity');
  for (const { id } of await uploads.select('id').orderBy('id').execute()) {
    const picture = await uploads.select(['bytes', 'type']).where('id', '=', id).executeTakeFirst();
    if (!picture) continue;
    const name = `pictures/${id}.${endings[picture.type] ?? 'bin'}`;
    await zip.add(name, new Blob([Uint8Array.from(picture.bytes)]).stream(), { level: 0 });
  }
}

interface Copy {
  readonly id: string;
  readonly memberId: string;
}

/** Writes the ZIP file of a copy as fast as it is read. */
async function writeZip(sql: Sql, copy: Copy, writable: WritableStream<Uint8Array>): Promise<void> {
  const zip = new ZipWriter(writable, { useWebWorkers: false });
  await zip.add('README.txt', new Blob([readMe]).stream());
  for (const [index, section] of sections.entries()) {
    const rows = () => rowsOf(sql, copy.id, index);
    await zip.add(`json/${section.file}.json`, streamOf(jsonOf(rows())));
    await zip.add(`csv/${section.file}.csv`, streamOf(csvOf(section, rows())));
  }
  await addPictures(zip, sql, copy.memberId);
  await zip.close();
}

/** Answers the download of the copy of a member's data as a ZIP file. */
export function createCopyFile(sql: Sql, clock: Clock, log: (line: string) => void) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET') return new Response(null, { status: 405, headers });
    const ticket = new URL(request.url).searchParams.get('ticket') ?? '';
    const copy = await takeTicket(sql, ticket, clock.now());
    if (copy === null) return new Response(null, { status: 404, headers });
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    writeZip(sql, copy, writable).catch(async (error: unknown) => {
      // The member has cancelled the download, or the store has failed: the file ends early.
      log(`A copy of data was not read to its end: ${String(error)}`);
      await writable.abort(error).catch(() => undefined);
    });
    const date = new Date(copy.askedAt + 8 * 3_600_000).toISOString().slice(0, 10);
    return new Response(readable, {
      headers: {
        ...headers,
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="data-${date}.zip"`,
      },
    });
  };
}
