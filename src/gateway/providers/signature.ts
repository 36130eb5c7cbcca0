import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header with the time of a signed message, in epoch milliseconds. */
const timeHeader = 'Provider-Time';
/** Header with the signature of a message: HMAC-SHA256 over `<time>.<body>`, in lower-case hex. */
const signatureHeader = 'Provider-Signature';

/** A signed message is accepted for this long before and after its time, in milliseconds. */
export const signatureWindowMs = 5 * 60_000;

function digest(secret: string, time: string, body: string): Buffer {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest();
}

/** The headers that sign a message. */
export function signedHeaders(secret: string, body: string, now: number): Record<string, string> {
  const time = String(now);
  const signature = digest(secret, time, body).toString('hex');
  return { [timeHeader]: time, [signatureHeader]: signature };
}

/** Returns whether the headers sign the body, which has to be the text as it arrived, and their time is near to `now`. */
export function isSigned(secret: string, body: string, headers: Headers, now: number): boolean {
  const time = headers.get(timeHeader) ?? '';
  const signature = headers.get(signatureHeader) ?? '';
  if (!/^\d{1,15}$/.test(time) || !/^[\da-f]{64}$/.test(signature)) return false;
  if (Math.abs(now - Number(time)) > signatureWindowMs) return false;
  return timingSafeEqual(digest(secret, time, body), Buffer.from(signature, 'hex'));
}
