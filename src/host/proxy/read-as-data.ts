import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const decoders = new Map([
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
]);

/** Web streams have two types, the browser's and Node's. */
type WebStream = Parameters<typeof Readable.fromWeb>[0];

/** The decoded bytes of an answer. Null for a coding that Node does not know. */
function decode({ body, headers }: Response): Readable | null {
  const coding = headers.get('Content-Encoding')?.trim().toLowerCase() ?? '';
  const bytes = Readable.fromWeb(body as WebStream);
  if (coding === '' || coding === 'identity') return bytes;
  const decoder = decoders.get(coding)?.();
  if (!decoder) {
    bytes.destroy();
    return null;
  }
  bytes.on('error', (error) => decoder.destroy(error));
  decoder.on('close', () => bytes.destroy());
  return bytes.pipe(decoder);
}

/** The first byte of an object, a list or a text, perhaps after a byte order mark. */
const startOfJson = /^(\u00EF\u00BB\u00BF)?\s*[{["]/;

/** A key of the older seal (`#protocol/des-seal.ts`), which is hex text. */
const startOfKey = /^\s*[\da-f]{256}/i;

/** The media type of a body that begins so. Null for one that may be a page or a script. */
function typeOf(start: string): string | null {
  if (startOfJson.test(start)) return 'application/json';
  return startOfKey.test(start) ? 'text/plain' : null;
}

async function* joined(first: Uint8Array, rest: AsyncIterator<Uint8Array>) {
  yield first;
  for (;;) {
    const { done, value } = await rest.next();
    if (done) return;
    yield value;
  }
}

/**
 * An answer whose body begins as JSON or as a key, with the media type of these instead of its own. Null for any other
 * body, which is then closed.
 */
export async function readAsData(answer: Response): Promise<Response | null> {
  const bytes = answer.body && decode(answer);
  if (!bytes) return null;
  const chunks: AsyncIterator<Uint8Array> = bytes[Symbol.asyncIterator]();
  const first = await chunks.next().catch(() => ({ done: true }) as const);
  const type = first.done ? null : typeOf(Buffer.from(first.value).toString('latin1'));
  if (first.done || type === null) {
    bytes.destroy();
    return null;
  }
  const headers = new Headers(answer.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  headers.set('Content-Type', type);
  const body = Readable.toWeb(Readable.from(joined(first.value, chunks))) as ReadableStream;
  return new Response(body, { status: answer.status, headers });
}
