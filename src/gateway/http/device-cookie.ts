import { hashToken, randomToken } from '../hash-token.ts';
import type { Cookies } from './cookies.ts';

/** Lifetime of the cookie: 400 days, the limit of browsers (RFC 6265bis, 5.5). */
export const deviceCookieSeconds = 400 * 86_400;

const cookieName = 'deviceId';
const token = /^[\w-]{43}$/;

/** The cookie that identifies a browser by a secret. The store has only the hash of the secret. */
export interface DeviceCookie {
  /** Hash of the secret in the request. Null without the cookie. */
  readonly sent: string | null;
  /** Hash of the browser's secret. Sets the cookie when the browser has none. */
  ensure(): string;
}

/** Reads the cookie of one request. */
export function createDeviceCookie(cookies: Cookies): DeviceCookie {
  const secret = cookies.read(cookieName);
  const sent = secret !== null && token.test(secret) ? hashToken(secret) : null;
  let written: string | null = null;
  return {
    sent,
    ensure() {
      if (sent !== null) return sent;
      if (written === null) {
        const fresh = randomToken();
        cookies.write(cookieName, fresh, deviceCookieSeconds);
        written = hashToken(fresh);
      }
      return written;
    },
  };
}
