import { createHash, timingSafeEqual } from 'node:crypto';

const loopbackAddress = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

function hostOf(request: Request): string {
  const header = request.headers.get('Host');
  if (header === null) return new URL(request.url).hostname;
  return URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : '';
}

/** A page of another site may send a request here, but not without saying where it comes from. */
function isOfThisOrigin(request: Request): boolean {
  const origin = request.headers.get('Origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

/**
 * Whether a request reaches the console at all: it comes from this machine, by a name of this machine (a foreign name
 * that points here does not count), and no page of another site sent it.
 */
export function mayReachConsole(request: Request, ip: string): boolean {
  if (!loopbackAddress.test(ip) || !loopbackHosts.has(hostOf(request))) return false;
  return request.method === 'GET' || isOfThisOrigin(request);
}

/** Compares in constant time, so that the time of a refusal tells nothing of the token. */
export function hasOperatorToken(request: Request, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(request.headers.get('Operator-Token') ?? ''), hash(token));
}
