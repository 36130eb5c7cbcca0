import { get, set, type UseStore } from 'idb-keyval';

const place = 'device/password-key';

/** The key of this device that remembered passwords are locked with. It can be used but never read. Rejects without a database. */
export async function passwordKey(store: UseStore, crypto: Crypto): Promise<CryptoKey> {
  const found: unknown = await get(place, store);
  if (found instanceof CryptoKey) return found;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await set(place, made, store);
  return made;
}
