import { fromBase64Url, toBase64Url } from '../base64-url.ts';
import type { Platform } from '../platform.ts';
import { createCookies } from './cookies.ts';

export interface Remembered {
  username: string;
  /** Empty where it was not kept or cannot be opened. */
  password: string;
}

export interface RememberedNeeds {
  platform: Pick<Platform, 'cookies' | 'crypto'>;
  merchant: string;
  /** The key of this device. Rejects where none can be kept. */
  key(crypto: Crypto): Promise<CryptoKey>;
}

const flag = 'loginRemember';
const ivBytes = 12;

/** Remembers a sign-in for a day: the name in the clear, the password locked with a key that stays in this browser. */
export function createRemembered({ platform, merchant, key }: RememberedNeeds) {
  const { crypto } = platform;
  const cookies = createCookies(platform);
  const name = `${merchant}-login`;
  const passwordPrefix = `${merchant}-password-`;

  function forget(): void {
    const passwords = Object.keys(cookies.all()).filter((cookie) =>
      cookie.startsWith(passwordPrefix),
    );
    for (const cookie of [flag, name, ...passwords]) cookies.expire(cookie);
  }

  async function remember({ username, password }: Remembered): Promise<void> {
    cookies.write(flag, '1');
    cookies.write(name, username);
    const locked = crypto && (await lock(crypto, await key(crypto), { username, password }));
    if (locked) cookies.write(passwordPrefix + username, locked);
  }

  /** What was remembered, or null. */
  async function recall(): Promise<Remembered | null> {
    const { [flag]: remembered, [name]: username, ...rest } = cookies.all();
    if (remembered !== '1' || !username) return null;
    const locked = rest[passwordPrefix + username];
    if (!locked || !crypto) return { username, password: '' };
    const password = await key(crypto)
      .then((opener) => unlock(crypto, opener, { username, locked }))
      .catch(() => '');
    return { username, password };
  }

  return { forget, remember, recall };
}

/** The username is bound in, so that a locked password opens for nobody else. */
function cipher(iv: Uint8Array<ArrayBuffer>, username: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(username) };
}

async function lock(
  crypto: Crypto,
  key: CryptoKey,
  { username, password }: Remembered,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const text = new TextEncoder().encode(password);
  const closed = await crypto.subtle.encrypt(cipher(iv, username), key, text);
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(closed)]));
}

async function unlock(
  crypto: Crypto,
  key: CryptoKey,
  { username, locked }: { username: string; locked: string },
): Promise<string> {
  const bytes = fromBase64Url(locked);
  const [iv, closed] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes)];
  return new TextDecoder().decode(await crypto.subtle.decrypt(cipher(iv, username), key, closed));
}
