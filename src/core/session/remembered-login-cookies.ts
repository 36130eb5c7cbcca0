import { object, parseJson, pipe, safeParse, string } from 'valibot';
import { fromBase64Url, toBase64Url } from '../base64-url.ts';
import type { Platform } from '../platform.ts';
import { createCookies } from '../storage/cookies.ts';

export interface Remembered {
  username: string;
  /** Empty where it was not kept or cannot be opened. */
  password: string;
  /** The number that was signed in with by SMS. */
  sms: RememberedMobile | null;
}

export interface RememberedMobile {
  mobile: string;
  dialCode: string;
}

/** What a sign-in leaves to be remembered: a name and a password, or a number. */
export type Keepable = { username: string; password: string } | RememberedMobile;

export interface RememberedNeeds {
  platform: Pick<Platform, 'cookies' | 'crypto'>;
  merchant: string;
  /** The key of this device. Rejects where none can be kept. */
  key(crypto: Crypto): Promise<CryptoKey>;
}

const flag = 'loginRemember';
const smsCookie = 'loginTypeSms';
const smsValue = object({ mobileNum: string(), countryDialingCode: string() });
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
    for (const cookie of [flag, name, smsCookie, ...passwords]) cookies.expire(cookie);
  }

  function rememberMobile({ mobile, dialCode }: RememberedMobile): void {
    cookies.write(flag, '1');
    const value = { mobileNum: mobile, countryDialingCode: dialCode };
    cookies.write(smsCookie, JSON.stringify(value));
  }

  async function remember(kept: Keepable): Promise<void> {
    if ('mobile' in kept) return rememberMobile(kept);
    const { username, password } = kept;
    cookies.write(flag, '1');
    cookies.write(name, username);
    const locked = crypto && (await lock(crypto, await key(crypto), { username, password }));
    if (locked) cookies.write(passwordPrefix + username, locked);
  }

  /** What was remembered, or null. */
  async function recall(): Promise<Remembered | null> {
    const {
      [flag]: remembered,
      [name]: username = '',
      [smsCookie]: number,
      ...rest
    } = cookies.all();
    const sms = readMobile(number);
    if (remembered !== '1' || (username === '' && sms === null)) return null;
    return { username, password: await open(username, rest[passwordPrefix + username]), sms };
  }

  async function open(username: string, locked: string | undefined): Promise<string> {
    if (!locked || !crypto) return '';
    return key(crypto)
      .then((opener) => unlock(crypto, opener, { username, locked }))
      .catch(() => '');
  }

  return { forget, remember, recall };
}

function readMobile(cookie: string | undefined): RememberedMobile | null {
  const { success, output } = safeParse(pipe(string(), parseJson(), smsValue), cookie);
  return success ? { mobile: output.mobileNum, dialCode: output.countryDialingCode } : null;
}

/** The username is bound in, so that a locked password opens for nobody else. */
function cipher(iv: Uint8Array<ArrayBuffer>, username: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(username) };
}

async function lock(
  crypto: Crypto,
  key: CryptoKey,
  { username, password }: { username: string; password: string },
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
