import { createHash, randomBytes } from 'node:crypto';

/** What is kept of a secret: enough to recognise it, nothing to use it by. */
export function fingerprint(secret: string | Uint8Array): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A secret of 256 bits that fits into an address. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}
