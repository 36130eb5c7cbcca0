import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 of a secret, in hex. The store keeps hashes of tokens, never the tokens. */
export function hashToken(secret: string | Uint8Array): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A random token of 256 bits in base64url, safe in an address. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}
