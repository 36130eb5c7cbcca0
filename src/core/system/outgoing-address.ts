import { parseAddress } from './address.ts';

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
