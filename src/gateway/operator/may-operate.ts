import { createHash, timingSafeEqual } from 'node:crypto';

const loopbackAddress = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

function hostOf(request: Request): string {
  const header = request.headers.get('Host');
  if (header === null) return new URL(request.url).hostname;
  return URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : '';
}

/** False for requests of pages of other sites: browsers send their origin. */
function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('Origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

/**
 * True for a request that comes from this computer, with a loopback host name (which stops DNS rebinding), and not from
 * a page of another site.
 */
export function mayReachConsole(request: Request, ip: string): boolean {
  if (!loopbackAddress.test(ip) || !loopbackHosts.has(hostOf(request))) return false;
  return request.method === 'GET' || isSameOrigin(request);
}

/** Compares the header `Operator-Token` with the token in constant time, which prevents timing attacks. */
export function hasOperatorToken(request: Request, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(request.headers.get('Operator-Token') ?? ''), hash(token));
}
