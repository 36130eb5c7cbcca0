import type { Call } from '#contract/call.ts';
import type { Envelope } from '#contract/envelope.ts';
import { type ErrorCode, endsSession, isErrorCode, isThrottled } from '#contract/errors.ts';
import type { Answer } from './http-answer.ts';
import { GatewayError } from './gateway-error.ts';
import { humanMessage, withoutNumber } from './human-message.ts';
import { retryAfterMs } from './retry-after.ts';

/** The error that a refusal, a 401 or a breakdown of the gateway means. `wrapper` is null for a response without an envelope. */
export function readRefusal(call: Call, answer: Answer, wrapper: Envelope | null): GatewayError {
  const { status } = answer;
  const code = wrapper?.errorCode ?? null;
  const message = humanMessage(wrapper?.message ?? null);
  if (isSessionOver(call, status, wrapper)) return new GatewayError({ kind: 'signedOut', message });
  if (status === 429 || isThrottled(code)) {
    const value = wrapper?.value;
    const waitMs = retryAfterMs(answer.retryAfter, value, answer.at);
    return new GatewayError(
      { kind: 'refused', code: 'TOO_MANY_REQUEST', message, value, status, waitMs },
      { silent: true },
    );
  }
  if (wrapper === null || (status >= 500 && isBreakdown(known(code), message))) {
    const unknown = code !== null && known(code) === null ? { sentCode: code } : {};
    return new GatewayError({ kind: 'unavailable', status, ...unknown });
  }
  return new GatewayError({
    kind: 'refused',
    code: known(code),
    ...(code !== null && { sentCode: code }),
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
