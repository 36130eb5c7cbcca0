import { CompactEncrypt, importJWK } from 'jose';
import { contentEncryption, keyWrapping, sealHeader, type SealKey } from '#protocol/seal.ts';

interface Sealed {
  readonly header: string;
  readonly value: string;
}

/** Seals a body as a client does; `iat` in seconds. */
export async function sealBody(
  key: SealKey,
  payload: unknown,
  { kid = key.kid, iat = Math.floor(Date.now() / 1000) } = {},
): Promise<Sealed> {
  const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: keyWrapping, enc: contentEncryption, kid, iat })
    .encrypt(await importJWK(key, keyWrapping));
  return { header: sealHeader(kid), value };
}
