import { isRooted, isSafe, loopback, parseAddress } from './address.ts';

/** The address of a page that may be framed: safe, and never on the origin of the app, whose storage it could read. */
function otherSite(url: URL | null, origin: string): string | null {
  return url !== null && isSafe(url) && url.origin !== origin ? url.href : null;
}

/** An address without a scheme is one of https, and of this machine during development. */
function withScheme(address: string, origin: string): string {
  const url = parseAddress(`https:${address}`);
  return (
    (url !== null && loopback.has(url.hostname) ? new URL(origin).protocol : 'https:') + address
  );
}

/** The address at which a game is opened, or null for one that is not safe. A path alone is one at the launch network `base`. */
export function gameAddress(
  address: string,
  { base, origin }: { base: string | null; origin: string },
): string | null {
  if (isRooted(address)) return otherSite(parseAddress((base ?? '') + address), origin);
  const hasScheme = !/^\/\/[^/\\]/.test(address);
  return otherSite(parseAddress(hasScheme ? address : withScheme(address, origin)), origin);
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

/** A contact address, or null for a scheme that is not allowed. */
export function contactAddress(address: string): string | null {
  const url = parseAddress(address.trim());
  return url !== null && contactSchemes.has(url.protocol) ? url.href : null;
}

const linkSchemes = new Set(['https:', 'mailto:', 'tel:']);

/** The address of a link in a text of the operator, or null for a scheme that is not allowed. All such links pass through this function. */
export function linkAddress(address: string): string | null {
  const url = parseAddress(address.trim());
  return url !== null && linkSchemes.has(url.protocol) ? url.href : null;
}

/** The address of a payment provider's page, which is never on the origin of the app. Null for one that is not safe. */
export function paymentAddress(address: string, origin: string): string | null {
  return otherSite(parseAddress(address.trim()), origin);
}

/** The address of the page of the chat, which is never on the origin of the app. Null for one that is not safe. */
export function chatAddress(address: string, origin: string): string | null {
  return otherSite(parseAddress(address.trim()), origin);
}

/** Schemes that a browser itself answers: they run or show something in place of opening an app. */
const browserSchemes =
  /^(about|blob|chrome|data|file|filesystem|ftp|https?|intent|javascript|vbscript|view-source|wss?):$/;

/** The address that opens an e-wallet's app on the device: a scheme of its own, or a page of the provider. Null for others. */
export function walletAddress(address: string, origin: string): string | null {
  const url = parseAddress(address.trim());
  if (url === null) return null;
  return browserSchemes.test(url.protocol) ? paymentAddress(address, origin) : url.href;
}
