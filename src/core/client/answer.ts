import { safeParse } from 'valibot';
import type { Call, ReplyOf } from '#protocol/call.ts';
import { type Envelope, envelope } from '#protocol/envelope.ts';
import { GatewayError } from './gateway-error.ts';
import type { Answer } from './http-answer.ts';

/** Returns the checked value of a response. Throws GatewayError for a refusal, and for a response that does not match the protocol. */
export async function readAnswer<C extends Call>(call: C, answer: Answer): Promise<ReplyOf<C>> {
  const { status } = answer;
  const fine = status >= 200 && status < 300;
  const body = status === 204 ? { success: true } : fromJson(answer.text);
  const wrapped = safeParse(envelope, body);
  const refusal = wrapped.success && !wrapped.output.success ? wrapped.output : null;
  // Some gateways wrap a refusal of a call whose reply has no envelope.
  const isBare = call.raw || (call.mayBeBare && !wrapped.success);
  if (fine && refusal === null && (isBare || wrapped.success)) {
    const value = isBare || !wrapped.success ? body : wrapped.output.value;
    const read = safeParse(call.reply, call.raw === 'text' ? answer.text : value);
    if (read.success) return read.output;
  }
  throw await refusalOf(call, answer, refusal);
}

/** The value of a body, or the body itself where it is no JSON. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The error of a response that is no success, or cannot be read. Its rules load with the first one; without them only the status counts. */
async function refusalOf(call: Call, answer: Answer, wrapper: Envelope | null) {
  const { status } = answer;
  try {
    const { readRefusal } = await import('./refusal.ts');
    return readRefusal(call, answer, wrapper);
  } catch (cause) {
    const isOver = status === 401 && call.token !== 'never';
    const failure = isOver
      ? ({ kind: 'signedOut', message: null } as const)
      : ({ kind: 'unavailable', status } as const);
    return new GatewayError(failure, { cause });
  }
}
