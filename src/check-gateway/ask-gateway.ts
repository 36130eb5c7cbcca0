import type { Call } from '#contract/call.ts';
import { compareAnswer } from '#contract/compare/compare-answer.ts';
import type { Difference } from '#contract/compare/compare-reply.ts';
import { describeDifference } from '#contract/compare/describe-difference.ts';
import type { Brand } from '#core/brand.ts';
import { createClient } from '#core/client/client.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Send } from '#core/client/send.ts';

/** The result of one call. */
export interface Outcome {
  readonly kind: 'matched' | 'read liberally' | 'missing' | 'not there' | 'refused' | 'not asked';
  /** One line for each difference, or the reason. */
  readonly details: readonly string[];
}

/** The gateway could not be reached at all. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

interface Answer {
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

/** All rows of a list were left out, so that the app has nothing to show. */
const isEmptied = (difference: Difference) =>
  difference.kind === 'leftOut' && difference.count === difference.of;

function outcomeOfReply(call: Call, answer: Answer): Outcome {
  const differences = answer.status === 204 ? [] : compareAnswer(call, fromJson(answer.text));
  const details = differences.map(describeDifference);
  if (differences.some(isEmptied)) return { kind: 'missing', details };
  return { kind: details.length === 0 ? 'matched' : 'read liberally', details };
}

const notThere = (reason: string): Outcome => ({ kind: 'not there', details: [reason] });

/** The outcome of a call whose answer the app has not accepted. */
function outcomeOfFailure(call: Call, error: GatewayError, answer: Answer | null): Outcome {
  const { failure } = error;
  if (answer === null) return notThere('no answer');
  const { status, text } = answer;
  if (failure.kind === 'refused' && failure.code === 'function.not.available')
    return notThere('function.not.available');
  if (status === 404) return notThere('404');
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

/** Makes calls as the app does, and compares each answer with the contract. */
export function createAsker({ address, brand, timeoutMs, token }: Needs) {
  const base = address.replace(/\/$/, '');
  /** The last answer since `ask` began, of any call. */
  const seen: { last: Answer | null; isReached: boolean } = { last: null, isReached: false };

  const send: Send = createClient({
    platform: {
      async fetch(input, init) {
        const path = input instanceof Request ? input.url : String(input);
        const response = await fetch(base + path, init);
        seen.last = { status: response.status, text: await response.clone().text() };
        seen.isReached = true;
        return response;
      },
      origin: new URL(address).origin,
      crypto: globalThis.crypto,
      online: () => true,
      now: Date.now,
    },
    brand,
    timeoutMs,
    token,
    language: () => 'EN',
    onSignedOut: () => undefined,
  });

  /** The outcome of a call, and its reply if it was read. Throws Unreachable when the first call gets no answer. */
  return async function ask(
    call: Call,
    request: object,
  ): Promise<{ readonly outcome: Outcome; readonly reply?: unknown }> {
    seen.last = null;
    try {
      const reply = await send(call, request);
      const { last } = seen;
      return { reply, outcome: last ? outcomeOfReply(call, last) : notThere('no answer') };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (!seen.isReached)
        throw new Unreachable(`The gateway at ${base} cannot be reached (${causeOf(error)}).`);
      return { outcome: outcomeOfFailure(call, error, seen.last) };
    }
  };
}
