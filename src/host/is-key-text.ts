import { keyBytes } from '#gateway/store/encryption/vault.ts';

/** True for the 32 bytes of a key in base64 or base64url. */
export function isKeyText(text: string): boolean {
  return /^[\w+/-]+={0,2}$/.test(text) && Buffer.from(text, 'base64').length === keyBytes;
}
