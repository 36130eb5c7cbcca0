import type { Call } from '#protocol/call.ts';
import type { Envelope } from '#protocol/envelope.ts';
import { endsSession, type ErrorCode, isThrottled, knownCode } from '#protocol/errors.ts';
import type { Answer } from './http-answer.ts';
import { GatewayError } from './gateway-error.ts';
import { retryAfterMs } from './retry-after.ts';

/** The words of a message that is text, a number, or an object such as `{ message }`, `{ text }` or one text a language. */
function wordsOf(message: unknown): string | null {
  if (typeof message === 'string') return message;
  if (typeof message === 'number') return String(message);
  if (typeof message !== 'object' || message === null) return null;
  const fields = new Map<string, unknown>(Object.entries(message));
  const known = ['message', 'text', 'EN', 'en'].map((name) => fields.get(name));
  const words = [...known, ...fields.values()].find((field) => typeof field === 'string');
  return typeof words === 'string' ? words : null;
}

/** Answers of a web server to a call that its gateway does not have. */
const unknownCall: ReadonlySet<number> = new Set([404, 405, 410, 501]);

/** Shows the operator, who looks at the console, why an answer cannot be read. */
function report(call: Call, { text }: Answer): void {
  import('./report-odd-answer.ts').then(
    ({ reportOddAnswer }) => reportOddAnswer(call, text),
    () => undefined,
  );
}

const longest = 200;
const numberAtEnd = /\s*#\d+$/;
const tag = /<[^>]*>/;
const codeLike = /^[\w.:/-]+$/;
const traceLike = /\n|\bat \S+[.:(]|\b\w*(?:Exception|Error):|[{}]/;

/** Removes the number that some gateways append to a message, such as ` #543`. */
function withoutNumber(message: string | null): string | null {
  return message?.replace(numberAtEnd, '').trim() ?? null;
}

/** Returns the message if it is written for people: short, and not HTML, a code or a stack trace. Otherwise null. */
export function humanMessage(message: string | null): string | null {
  const words = withoutNumber(message) ?? '';
  if (words === '' || words.length > longest) return null;
  return tag.test(words) || codeLike.test(words) || traceLike.test(words) ? null : words;
}

/**
 * The error that a refusal, a 401, a breakdown of the gateway or an answer that cannot be read means. `wrapper` is null for
 * a response that is no refusal.
 */
export function readRefusal(call: Call, answer: Answer, wrapper: Envelope | null): GatewayError {
  const { status } = answer;
  if (status === 502) return new GatewayError({ kind: 'unavailable', status }, { silent: true });
  if (wrapper === null && status < 300) report(call, answer);
  const code = wrapper?.errorCode ?? null;
  const words = wordsOf(wrapper?.message);
  const message = humanMessage(words);
  if (isSessionOver(call, status, endsSession(code, withoutNumber(words))))
    return new GatewayError({ kind: 'signedOut', message: message ?? reasonOfEnd(code) });
  if (status === 429 || isThrottled(code)) {
    const value = wrapper?.value;
    const waitMs = retryAfterMs(answer.retryAfter, value, answer.at);
    return new GatewayError(
      { kind: 'refused', code: 'TOO_MANY_REQUEST', message, value, status, waitMs },
      { silent: true },
    );
  }
  if (wrapper === null && unknownCall.has(status)) {
    const code = 'function.not.available';
    return new GatewayError({ kind: 'refused', code, message: null, value: null, status });
  }
  if (wrapper === null || (status >= 500 && isBreakdown(knownCode(code), message))) {
    const unknown = code !== null && knownCode(code) === null ? { sentCode: code } : {};
    return new GatewayError({ kind: 'unavailable', status, ...unknown });
  }
  return new GatewayError({
    kind: 'refused',
    code: knownCode(code),
    ...(code !== null && { sentCode: code }),
    message,
    value: wrapper.value,
    status,
  });
}

/** A code that says more about the end of a session than that it is over. The screen has words for it. */
const reasonOfEnd = (code: string | null): string | null =>
  knownCode(code) === 'token_ip_different' ? 'token_ip_different' : null;

/** A 401 to a call without a token, such as a wrong password, does not end the session. */
function isSessionOver(call: Call, status: number, isNamed: boolean): boolean {
  if (status === 401) return call.token !== 'never';
  return isNamed;
}

/** Returns true for a failure of the gateway that gives the player nothing to act on. */
function isBreakdown(code: ErrorCode | null, message: string | null): boolean {
  return code === 'system_busy' || (code === null && message === null);
}
