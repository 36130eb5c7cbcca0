import { type InferOutput, literal, maxLength, minLength, object, pipe, string } from 'valibot';

/**
 * How sealed bodies travel: `{ "value": "<compact JWE>" }` with the header
 * `Encryption: RSA-OAEP-256/A256GCM; kid=<kid>`. RFC 7516, with a fresh content key each time.
 */
export const keyWrapping = 'RSA-OAEP-256';
export const contentEncryption = 'A256GCM';

export const sealedBody = object({ value: pipe(string(), minLength(1), maxLength(32_768)) });

/** The gateway's public key, a JSON Web Key (RFC 7517). */
export const sealKey = object({
  kty: literal('RSA'),
  use: literal('enc'),
  alg: literal(keyWrapping),
  kid: pipe(string(), minLength(1), maxLength(100)),
  n: string(),
  e: string(),
});

export type SealKey = InferOutput<typeof sealKey>;

const prefix = `${keyWrapping}/${contentEncryption}; kid=`;

export function sealHeader(kid: string): string {
  return prefix + kid;
}

/** The key id that an `Encryption` header names, or null when the header is not of this scheme. */
export function readSealHeader(header: string): string | null {
  return header.startsWith(prefix) ? header.slice(prefix.length) : null;
}
