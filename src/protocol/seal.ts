import { type InferOutput, literal, maxLength, minLength, object, pipe, string } from 'valibot';
import { defineCall } from './call.ts';

/**
 * Algorithms of encrypted request bodies. A body is `{ "value": "<compact JWE>" }` (RFC 7516) with the header
 * `Encryption: RSA-OAEP-256/A256GCM; kid=<kid>`. Every body has a new content key.
 */
export const keyWrapping = 'RSA-OAEP-256';
export const contentEncryption = 'A256GCM';

/** An encrypted request body. */
export const sealedBody = object({ value: pipe(string(), minLength(1), maxLength(32_768)) });

/** Public key of the gateway, a JSON Web Key (RFC 7517). */
export const sealKey = object({
  kty: literal('RSA'),
  use: literal('enc'),
  alg: literal(keyWrapping),
  kid: pipe(string(), minLength(1), maxLength(100)),
  n: string(),
  e: string(),
});

export type SealKey = InferOutput<typeof sealKey>;

/** Public key that request bodies are encrypted with. */
export const getSealKey = defineCall({
  method: 'GET',
  path: '/wps/session/key',
  moduleId: null,
  raw: true,
  request: object({}),
  reply: sealKey,
});

const prefix = `${keyWrapping}/${contentEncryption}; kid=`;

/** Value of the `Encryption` header for a key id. */
export function sealHeader(kid: string): string {
  return prefix + kid;
}

/** Key id of an `Encryption` header; null for a header of another scheme. */
export function readSealHeader(header: string): string | null {
  return header.startsWith(prefix) ? header.slice(prefix.length) : null;
}
