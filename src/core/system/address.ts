/** Names of this machine. */
export const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Parses an absolute address; null for any other text. */
export function parseAddress(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** Returns true for an address that is safe to load: HTTPS, or this machine during development. */
export function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
}

/** Returns true for a path from the root of a site. A protocol-relative address is none, also where spaces hide it. */
export function isRooted(address: string): boolean {
  return /^\/(?![/\\])\S*$/.test(address);
}

/**
 * The delivery networks with a safe address, without trailing slashes, in order from a random start. The origin of the
 * app is the empty text: its paths stay as they are, so that no picture on screen changes its address.
 */
export function pickBases(
  listed: readonly string[],
  { random, origin }: { random: () => number; origin: string },
): string[] {
  const bases = listed.flatMap((base) => {
    const url = parseAddress(base);
    if (url === null || !(isSafe(url) || url.origin === origin)) return [];
    const address = url.href.replace(/\/+$/, '');
    return address === origin ? '' : address;
  });
  const first = Math.floor(random() * bases.length);
  return [...bases.slice(first), ...bases.slice(0, first)];
}

/** The address of a picture: an HTTPS address, or a path at the delivery network. Null for others. */
export function pictureAddress(address: string | null, base: string | null): string | null {
  if (address === null) return null;
  if (isRooted(address)) return (base ?? '') + address;
  const url = parseAddress(address);
  return url !== null && isSafe(url) ? url.href : null;
}
