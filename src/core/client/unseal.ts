import { fromBase64Url } from '../base64-url.ts';

/** Decrypts a compact JWE with direct encryption (`dir`, A256GCM) and a base64url key. Rejects where the key does not fit. */
export async function unseal(crypto: Crypto, sealed: string, key: string): Promise<string> {
  const [head = '', , iv = '', text = '', tag = ''] = sealed.split('.');
  const opener = await crypto.subtle.importKey('raw', fromBase64Url(key), 'AES-GCM', false, [
    'decrypt',
  ]);
  const closed = new Uint8Array([...fromBase64Url(text), ...fromBase64Url(tag)]);
  const how = {
    name: 'AES-GCM',
    iv: fromBase64Url(iv),
    additionalData: new TextEncoder().encode(head),
  };
  return new TextDecoder().decode(await crypto.subtle.decrypt(how, opener, closed));
}
