import { hashToken, randomToken } from '../hash-token.ts';
import type { Cookies } from './cookies.ts';

/** Browsers keep a cookie for 400 days at most (RFC 6265bis, 5.5). */
export const deviceCookieSeconds = 400 * 86_400;

const cookieName = 'deviceId';
const token = /^[\w-]{43}$/;

/** The secret by which a browser is known again. The store keeps its hash only. */
export interface DeviceCookie {
  /** Hash of the secret that came with the request; null when none came. */
  readonly sent: string | null;
  /** Hash of the browser's secret. Gives the browser one when it has none. */
  ensure(): string;
}

export function createDeviceCookie(cookies: Cookies): DeviceCookie {
  const secret = cookies.read(cookieName);
  const sent = secret !== null && token.test(secret) ? hashToken(secret) : null;
  let given: string | null = null;
  return {
    sent,
    ensure() {
      if (sent !== null) return sent;
      if (given === null) {
        const fresh = randomToken();
        cookies.write(cookieName, fresh, deviceCookieSeconds);
        given = hashToken(fresh);
      }
      return given;
    },
  };
}
