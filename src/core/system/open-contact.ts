import { fromBase64Url } from '../base64-url.ts';
import { contactAddress } from './outgoing-address.ts';

/** Decrypts a compact JWE with direct encryption (`dir`, A256GCM) and a base64url key. Rejects where the key does not fit. */
async function decryptJwe(crypto: Crypto, sealed: string, key: string): Promise<string> {
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

interface ContactKeys {
  crypto: Crypto | null;
  /** The key of the status call; null where the gateway sends none. */
  serviceKey: string | null;
}

/**
 * The address of a customer service, or null without a safe one. Its sealed path is a JWE, or base64 under DES with its own
 * key as the last eight characters. Rejects where the key does not fit.
 */
export async function openContact(
  sealedPath: string,
  { crypto, serviceKey }: ContactKeys,
): Promise<string | null> {
  if (!sealedPath.includes('.')) {
    const { decryptDes } = await import('../client/des.ts');
    return contactAddress(decryptDes(sealedPath.slice(0, -8), sealedPath.slice(-8)));
  }
  if (crypto === null || serviceKey === null) return null;
  return contactAddress(await decryptJwe(crypto, sealedPath, serviceKey));
}
