import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Call } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { compareAnswer } from '#protocol/compare/compare-answer.ts';
import { describeDifference } from '#protocol/compare/describe-difference.ts';
import { createLineCounter } from '#protocol/compare/line-counter.ts';

interface WatchSettings {
  readonly log: (line: string) => void;
  readonly now?: () => number;
  /** Milliseconds between two checks of the same call. */
  readonly everyMs?: number;
  /** Larger answers, as they are sent and as they are read, are not checked. */
  readonly mostBytes?: number;
}

const decoders = new Map([
  ['br', brotliDecompressSync],
  ['deflate', inflateSync],
  ['gzip', gunzipSync],
  ['x-gzip', gunzipSync],
]);

/** The calls by method and path, aliases included. */
const callsByPath = new Map<string, Call[]>();
for (const call of Object.values<Call>(calls)) {
  for (const path of [call.path, ...call.aliases]) {
    const key = `${call.method} ${path}`;
    callsByPath.set(key, [...(callsByPath.get(key) ?? []), call]);
  }
}

/** The call of a request. Of several on one path, the query chooses one. */
function callOf({ method, url }: Request): Call | undefined {
  const { pathname, searchParams } = new URL(url);
  const candidates = callsByPath.get(`${method} ${pathname}`) ?? [];
  const chosen = candidates.find(
    ({ chosenBy, constants }) =>
      chosenBy !== null && searchParams.get(chosenBy) === String(constants[chosenBy]),
  );
  return chosen ?? candidates.find(({ chosenBy }) => chosenBy === null);
}

/** The body as JSON. Throws for a body that is none, is too large or has an unknown coding. */
function read(bytes: Buffer, coding: string | null, maxOutputLength: number): unknown {
  const decode = decoders.get(coding?.trim().toLowerCase() ?? '');
  if (coding && !decode) throw new TypeError(coding);
  return JSON.parse((decode?.(bytes, { maxOutputLength }) ?? bytes).toString('utf8'));
}

/**
 * Reports in the log how the answers of a gateway differ from the protocol: a line for each kind of difference, counted, and
 * without values of the answers. It looks at one small answer of each call in a minute, while that is passed on.
 */
export function createAnswerWatch({
  log,
  now = Date.now,
  everyMs = 60_000,
  mostBytes = 64 * 1024,
}: WatchSettings) {
  const checkedAt = new Map<Call, number>();
  const count = createLineCounter(log);

  function check(call: Call, bytes: Buffer, coding: string | null): void {
    try {
      for (const difference of compareAnswer(call, read(bytes, coding, mostBytes)))
        count(
          `The answer to ${call.method} ${call.path} is odd. ${describeDifference(difference)}`,
        );
    } catch {
      // The app reads the same answer, and shows its failure. The check must not end the process.
    }
  }

  function isDue(call: Call): boolean {
    const last = checkedAt.get(call);
    if (last !== undefined && now() - last < everyMs) return false;
    checkedAt.set(call, now());
    return true;
  }

  /** The same answer, whose bytes are collected on their way when it is to be checked. */
  return function watch(request: Request, answer: Response): Response {
    const { body, headers, status, ok } = answer;
    const isJson = headers.get('Content-Type')?.startsWith('application/json') ?? false;
    if (body === null || !ok || !isJson) return answer;
    if (Number(headers.get('Content-Length')) > mostBytes) return answer;
    const call = callOf(request);
    if (call === undefined || !isDue(call)) return answer;
    const chunks: Uint8Array[] = [];
    let size = 0;
    const collector = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size <= mostBytes) chunks.push(chunk);
        controller.enqueue(chunk);
      },
      flush() {
        if (size > mostBytes) return;
        const coding = headers.get('Content-Encoding');
        // The last byte does not wait for the check.
        setImmediate(() => check(call, Buffer.concat(chunks), coding));
      },
    });
    return new Response(body.pipeThrough(collector), { status, headers });
  };
}
