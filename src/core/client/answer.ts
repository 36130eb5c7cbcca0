import { parse, safeParse } from 'valibot';
import type { Call, ReplyOf } from '#contract/call.ts';
import { type Envelope, envelope } from '#contract/envelope.ts';
import { type ErrorCode, endsSession, isErrorCode, isThrottled } from '#contract/errors.ts';
import { GatewayError } from './gateway-error.ts';
import { withoutNumber, humanMessage } from './human-message.ts';

/** A response before it is checked. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Returns the checked value of a response. Throws GatewayError for a refusal, and for a response that does not match the contract. */
export function readAnswer<C extends Call>(call: C, answer: Answer): ReplyOf<C> {
  const { status } = answer;
  const fine = status >= 200 && status < 300;
  const body = status === 204 ? { success: true } : fromJson(answer.text);
  if (call.raw && fine) return checked(call, body, status);
  const wrapped = safeParse(envelope, body);
  if (fine && wrapped.success && wrapped.output.success) {
    return checked(call, wrapped.output.value, status);
  }
  throw refusal(call, status, wrapped.success && !wrapped.output.success ? wrapped.output : null);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function checked<C extends Call>(call: C, value: unknown, status: number): ReplyOf<C> {
  try {
    return parse(call.reply, value);
  } catch (cause) {
    throw new GatewayError({ kind: 'unavailable', status }, { cause });
  }
}

function refusal(call: Call, status: number, wrapper: Envelope | null): GatewayError {
  const code = wrapper?.errorCode ?? null;
  const message = humanMessage(wrapper?.message ?? null);
  if (status === 502) return new GatewayError({ kind: 'unavailable', status }, { silent: true });
  if (isSessionOver(call, status, wrapper)) return new GatewayError({ kind: 'signedOut', message });
  if (status === 429 || isThrottled(code)) {
    return new GatewayError(
      { kind: 'refused', code: 'TOO_MANY_REQUEST', message, value: wrapper?.value, status },
      { silent: true },
    );
  }
  if (wrapper === null || (status >= 500 && isBreakdown(known(code), message))) {
    return new GatewayError({ kind: 'unavailable', status });
  }
  return new GatewayError({
    kind: 'refused',
    code: known(code),
    message,
    value: wrapper.value,
    status,
  });
}

function known(code: string | null): ErrorCode | null {
  return code !== null && isErrorCode(code) ? code : null;
}

/** A 401 to a call without a token, such as a wrong password, does not end the session. */
function isSessionOver(call: Call, status: number, wrapper: Envelope | null): boolean {
  if (call.token === 'never' && status === 401) return false;
  return (
    status === 401 ||
    endsSession(wrapper?.errorCode ?? null, withoutNumber(wrapper?.message ?? null))
  );
}

/** Returns true for a failure of the gateway that gives the player nothing to act on. */
function isBreakdown(code: ErrorCode | null, message: string | null): boolean {
  return code === 'system_busy' || (code === null && message === null);
}
