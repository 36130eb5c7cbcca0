const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** Whether an address is safe to load from: HTTPS, or this very machine while developing. */
function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
}

/** Whether this is a path from the root of a site, and not the short form of another site's address, which browsers also read where blanks hide it. */
export function isRooted(address: string): boolean {
  return /^\/(?![/\\])\S*$/.test(address);
}

/** The operator's delivery networks that can be trusted, without trailing slashes, in an order that begins at random. */
export function pickBases(listed: readonly string[], random: () => number): string[] {
  const bases = listed.flatMap((base) => {
    const url = parsed(base);
    return url !== null && isSafe(url) ? url.href.replace(/\/+$/, '') : [];
  });
  const first = Math.floor(random() * bases.length);
  return [...bases.slice(first), ...bases.slice(0, first)];
}

/** Where to load a picture from: an HTTPS address as it is, a rooted one from the picked base, nothing else. */
export function pictureAddress(address: string | null, base: string | null): string | null {
  if (address === null) return null;
  if (isRooted(address)) return (base ?? '') + address;
  const url = parsed(address);
  return url !== null && isSafe(url) ? url.href : null;
}

/** Where a game frame may go: never to the app's own origin, whose storage it could read. */
export function gameAddress(
  address: string,
  { base, origin }: { base: string | null; origin: string },
): string | null {
  const url = parsed(isRooted(address) && base !== null ? base + address : address);
  return url !== null && isSafe(url) && url.origin !== origin ? url.href : null;
}

const contactSchemes = new Set([
  'https:',
  'mailto:',
  'tel:',
  'fb-messenger:',
  'tg:',
  'viber:',
  'whatsapp:',
  'zalo:',
]);

/** An address that customer service may be reached by, or null for one that opens something else. */
export function contactAddress(address: string): string | null {
  const url = parsed(address.trim());
  return url !== null && contactSchemes.has(url.protocol) ? url.href : null;
}

const linkSchemes = new Set(['https:', 'mailto:', 'tel:']);

/** Where a link in the operator's words may lead: the one function every such link goes through. Null for what opens something else. */
export function linkAddress(address: string): string | null {
  const url = parsed(address.trim());
  return url !== null && linkSchemes.has(url.protocol) ? url.href : null;
}
