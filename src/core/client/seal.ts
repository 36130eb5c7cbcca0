import { contentEncryption, keyWrapping, type SealKey, sealHeader } from '#contract/seal.ts';
import { toBase64Url } from '../base64-url.ts';

/** Encrypts the body of a call for the gateway. */
export interface Seal {
  seal(payload: object): Promise<{ header: string; value: string }>;
  /** Drops a key that the gateway no longer knows. */
  forget(): void;
}

export interface SealNeeds {
  crypto: Crypto;
  /** Loads the public key of the gateway. */
  fetchKey(): Promise<SealKey>;
  /** The time of the gateway in epoch milliseconds. It refuses old seals. */
  now(): number;
}

const wrapping = { name: 'RSA-OAEP', hash: 'SHA-256' };
const tagBytes = 16;

/** Creates a compact JWE (RFC 7516) with a new content key each time. */
export function createSeal({ crypto, fetchKey, now }: SealNeeds): Seal {
  let loading: Promise<{ kid: string; key: CryptoKey }> | null = null;

  async function importKey(): Promise<{ kid: string; key: CryptoKey }> {
    const { kid, kty, n, e } = await fetchKey();
    const key = await crypto.subtle.importKey('jwk', { kty, n, e }, wrapping, false, ['encrypt']);
    return { kid, key };
  }

  function keyOfGateway(): Promise<{ kid: string; key: CryptoKey }> {
    loading ??= importKey().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  async function seal(payload: object): Promise<{ header: string; value: string }> {
    const { kid, key } = await keyOfGateway();
    const iat = Math.floor(now() / 1000);
    const head = toBase64Url(
      utf8(JSON.stringify({ alg: keyWrapping, enc: contentEncryption, kid, iat })),
    );
    const contentKey = crypto.getRandomValues(new Uint8Array(32));
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const [wrapped, closed] = await Promise.all([
      crypto.subtle.encrypt(wrapping, key, contentKey),
      encrypt(crypto, { contentKey, iv, head, text: JSON.stringify(payload) }),
    ]);
    const parts = [
      new Uint8Array(wrapped),
      iv,
      closed.subarray(0, -tagBytes),
      closed.subarray(-tagBytes),
    ];
    return { header: sealHeader(kid), value: [head, ...parts.map(toBase64Url)].join('.') };
  }

  return { seal, forget: () => void (loading = null) };
}

interface Content {
  contentKey: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
  head: string;
  text: string;
}

async function encrypt(
  crypto: Crypto,
  { contentKey, iv, head, text }: Content,
): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt']);
  const how = { name: 'AES-GCM', iv, additionalData: utf8(head) };
  return new Uint8Array(await crypto.subtle.encrypt(how, key, utf8(text)));
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
