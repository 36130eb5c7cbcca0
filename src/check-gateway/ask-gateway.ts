import type { Call } from '#protocol/call.ts';
import { compareAnswer } from '#protocol/compare/compare-answer.ts';
import type { Difference } from '#protocol/compare/compare-reply.ts';
import { describeDifference } from '#protocol/compare/describe-difference.ts';
import type { Brand } from '#core/brand.ts';
import { createClient } from '#core/client/client.ts';
import { createClock } from '#core/client/clock.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Send } from '#core/client/send.ts';

/** The result of one call. */
export interface Outcome {
  /** The path under which the gateway of this brand has the call. */
  readonly path: string;
  readonly kind: 'matched' | 'read liberally' | 'missing' | 'not there' | 'refused' | 'not asked';
  /** One line for each difference, or the reason. */
  readonly details: readonly string[];
}

type Result = Omit<Outcome, 'path'>;

/** The gateway could not be reached at all. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

interface Answer {
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

interface Needs {
  /** Address of the gateway, perhaps with a path. */
  readonly address: string;
  readonly brand: Brand;
  readonly timeoutMs: number;
  token(): string | null;
}

/** A code, which is shown. Any other text may be about a person. */
const codeText = /^[\w.:-]{1,60}$/;

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lists that are what their reply is about. */
const mainLists: ReadonlySet<string> = new Set([
  '',
  'list',
  'games',
  'data.lanes',
  'missions',
  'rooms',
]);

/** All rows of the list were left out, so that the app has nothing to show. */
const isEmptied = (difference: Difference) =>
  difference.kind === 'leftOut' &&
  difference.count === difference.of &&
  mainLists.has(difference.list);

function resultOfReply(call: Call, answer: Answer): Result {
  const differences = answer.status === 204 ? [] : compareAnswer(call, fromJson(answer.text));
  const details = differences.map(describeDifference);
  if (differences.some(isEmptied)) return { kind: 'missing', details };
  return { kind: details.length === 0 ? 'matched' : 'read liberally', details };
}

const notThere = (reason: string): Result => ({ kind: 'not there', details: [reason] });

/** The other name of a call that is not there under the one of its brand. */
function otherName({ aliases: [newer] }: Call, asked: string): string {
  if (newer === undefined || newer === asked) return '';
  return `; newer gateways have ${newer}: PAROLA_RELAY_NAMES=newer`;
}

/** The result of a call whose answer the app has not accepted. */
function resultOfFailure(call: Call, { failure }: GatewayError, answer: Answer): Result {
  const { status, text } = answer;
  const other = otherName(call, answer.path);
  if (status === 404) return notThere(`404${other}`);
  if (failure.kind === 'refused' && failure.code === 'function.not.available')
    return notThere(`function.not.available${other}`);
  if (/^\s*</.test(text)) return notThere(`a page, with status ${status}`);
  if (status >= 200 && status < 300 && failure.kind === 'unavailable') {
    const body = fromJson(text);
    if (body === undefined) return notThere('no JSON');
    return { kind: 'missing', details: compareAnswer(call, body).map(describeDifference) };
  }
  const code = 'sentCode' in failure ? failure.sentCode : null;
  const reason = code && codeText.test(code) ? code : failure.kind;
  return { kind: 'refused', details: [`${reason}, status ${status}`] };
}

/** The first cause of an error: the code of the system for a connection that has failed, such as ECONNREFUSED, or words. */
function causeOf(error: Error): string {
  if ('code' in error) return String(error.code);
  return error.cause instanceof Error ? causeOf(error.cause) : error.message;
}

/** Makes calls as the app does, and compares each answer with the protocol. */
export function createAsker({ address, brand, timeoutMs, token }: Needs) {
  const base = address.replace(/\/$/, '');
  /** The answers of one `ask`: of the call, and of others that it needs before. */
  const answers: Answer[] = [];
  let isReached = false;

  const send: Send = createClient({
    clock: createClock(Date.now),
    platform: {
      async fetch(input, init) {
        const path = input instanceof Request ? input.url : String(input);
        const response = await fetch(base + path, init);
        const { pathname } = new URL(path, 'http://gateway');
        const text = await response.clone().text();
        answers.push({ path: pathname, status: response.status, text });
        isReached = true;
        return response;
      },
      origin: new URL(address).origin,
      crypto: globalThis.crypto,
      online: () => true,
    },
    brand,
    timeoutMs,
    token,
    language: () => 'EN',
    onSignedOut: () => undefined,
  });

  async function exchange(call: Call, request: object) {
    answers.length = 0;
    const sent = await send(call, request).then(
      (reply) => ({ reply, error: null }),
      (error: unknown) => ({ reply: undefined, error }),
    );
    return { ...sent, last: answers.at(-1) };
  }

  /** The outcome of a call, and its reply if it was read. Throws Unreachable when the first call gets no answer. */
  return async function ask(
    call: Call,
    request: object,
  ): Promise<{ readonly outcome: Outcome; readonly reply: unknown }> {
    const { reply, error, last } = await exchange(call, request);
    if (error !== null && !(error instanceof GatewayError)) throw error;
    if (error !== null && !isReached)
      throw new Unreachable(`The gateway at ${base} cannot be reached (${causeOf(error)}).`);
    const { path } = call;
    if (!last) return { reply, outcome: { path, ...notThere('no answer') } };
    const result = error ? resultOfFailure(call, error, last) : resultOfReply(call, last);
    if (last.path === path || call.aliases.some((alias) => alias === last.path))
      return { reply, outcome: { ...result, path: last.path } };
    // The call was not made, because it needs another one before.
    const details = result.details.map((detail) => `${last.path}: ${detail}`);
    return { reply, outcome: { ...result, path, details } };
  };
}
