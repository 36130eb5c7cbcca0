import { createHmac, timingSafeEqual } from 'node:crypto';

const windowMs = 5 * 60_000;

function digest(secret: string, time: string, body: string): Buffer {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest();
}

/** The headers of a message to the merchant: its time, and HMAC-SHA256 over time and body. */
export function signMessage(secret: string, body: string, now: number): Record<string, string> {
  const signature = digest(secret, String(now), body).toString('hex');
  return { 'Provider-Time': String(now), 'Provider-Signature': signature };
}

/** Returns whether a request of the merchant is signed and at most five minutes old. */
export function isFromMerchant(
  secret: string,
  body: string,
  headers: Headers,
  now: number,
): boolean {
  const time = headers.get('Provider-Time') ?? '';
  const signature = Buffer.from(headers.get('Provider-Signature') ?? '', 'hex');
  const right = digest(secret, time, body);
  const isRecent = /^\d{1,15}$/.test(time) && Math.abs(now - Number(time)) <= windowMs;
  return isRecent && signature.length === right.length && timingSafeEqual(signature, right);
}
