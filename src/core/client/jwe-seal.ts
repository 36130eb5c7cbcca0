import { contentEncryption, getSealKey, keyWrapping, sealHeader } from '#protocol/seal.ts';
import { toBase64Url } from '../base64-url.ts';
import { memoizeAsync } from '../memoize-async.ts';
import type { HttpRequest } from './http-request.ts';
import type { Seal, SealNeeds } from './seal.ts';

const wrapping = { name: 'RSA-OAEP', hash: 'SHA-256' };
const tagBytes = 16;

/** Seals by a compact JWE (RFC 7516) with a new content key each time. */
export function createJweSeal({ crypto, ask, now }: SealNeeds): Seal {
  const loadKey = () =>
    memoizeAsync(async () => {
      const { kid, kty, n, e } = await ask(getSealKey);
      const key = await crypto.subtle.importKey('jwk', { kty, n, e }, wrapping, false, ['encrypt']);
      return { kid, key };
    });
  let keyOfGateway = loadKey();

  async function sealed(request: HttpRequest): Promise<HttpRequest> {
    const { kid, key } = await keyOfGateway();
    const iat = Math.floor(now() / 1000);
    const head = toBase64Url(
      utf8(JSON.stringify({ alg: keyWrapping, enc: contentEncryption, kid, iat })),
    );
    const contentKey = crypto.getRandomValues(new Uint8Array(32));
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const [wrapped, closed] = await Promise.all([
      crypto.subtle.encrypt(wrapping, key, contentKey),
      encrypt(crypto, { contentKey, iv, head, text: JSON.stringify(request.body ?? {}) }),
    ]);
    const parts = [
      new Uint8Array(wrapped),
      iv,
      closed.subarray(0, -tagBytes),
      closed.subarray(-tagBytes),
    ];
    const value = [head, ...parts.map(toBase64Url)].join('.');
    return {
      ...request,
      headers: { ...request.headers, Encryption: sealHeader(kid) },
      body: { value },
    };
  }

  return {
    prepare: () => keyOfGateway(),
    sealed,
    learn(failure) {
      if (failure.kind !== 'refused' || failure.code !== 'seal_refused') return false;
      keyOfGateway = loadKey();
      return true;
    },
  };
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
