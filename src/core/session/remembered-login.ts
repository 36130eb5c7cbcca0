import { get, set, type UseStore } from 'idb-keyval';
import { object, parseJson, pipe, safeParse, string } from 'valibot';
import { fromBase64Url, toBase64Url } from '../base64-url.ts';
import type { Platform } from '../platform.ts';
import { createCookies } from '../storage/cookies.ts';

interface MobileNumber {
  mobile: string;
  dialCode: string;
}

interface UsernameAndPassword {
  username: string;
  password: string;
}

/** The login that this device remembers. */
export interface RememberedLogin extends UsernameAndPassword {
  /** The number of the last sign-in by SMS. */
  sms: MobileNumber | null;
}

export interface RememberedLoginNeeds {
  platform: Pick<Platform, 'cookies' | 'crypto'>;
  merchant: string;
  /** Keeps the encryption key of this device. */
  store: UseStore;
}

const flag = 'loginRemember';
const smsCookie = 'loginTypeSms';
const smsValue = object({ mobileNum: string(), countryDialingCode: string() });
const keyPlace = 'device/password-key';
const ivBytes = 12;

/** Remembers a login in cookies for a day: the name in plain text, the password encrypted with a key that never leaves this browser. */
export function createRememberedLogin({ platform, merchant, store }: RememberedLoginNeeds) {
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

  function writeMobile({ mobile, dialCode }: MobileNumber): void {
    cookies.write(flag, '1');
    const value = { mobileNum: mobile, countryDialingCode: dialCode };
    cookies.write(smsCookie, JSON.stringify(value));
  }

  async function writePassword({ username, password }: UsernameAndPassword): Promise<void> {
    cookies.write(flag, '1');
    cookies.write(name, username);
    if (crypto === null) return;
    const encrypted = await encrypt(crypto, await deviceKey(store, crypto), { username, password });
    cookies.write(passwordPrefix + username, encrypted);
  }

  /** Empty where it cannot be decrypted. */
  async function readPassword(username: string, encrypted: string | undefined): Promise<string> {
    if (!encrypted || !crypto) return '';
    return deviceKey(store, crypto)
      .then((key) => decrypt(crypto, key, { username, encrypted }))
      .catch(() => '');
  }

  async function recall(): Promise<RememberedLogin | null> {
    const {
      [flag]: remembered,
      [name]: username = '',
      [smsCookie]: number,
      ...rest
    } = cookies.all();
    const sms = readMobile(number);
    if (remembered !== '1' || (username === '' && sms === null)) return null;
    const password = await readPassword(username, rest[passwordPrefix + username]);
    return { username, password, sms };
  }

  /** Replaces the login of the same kind, by password or by SMS, and leaves the login of the other kind. Null forgets both. Never throws. */
  async function keep(login: UsernameAndPassword | MobileNumber | null): Promise<void> {
    try {
      const before = await recall();
      forget();
      if (login === null) return;
      if ('mobile' in login) writeMobile(login);
      else if (before?.sms) writeMobile(before.sms);
      if ('username' in login) await writePassword(login);
      else if (before && before.username !== '') await writePassword(before);
    } catch {
      // Without a database or ciphers, no password is remembered.
    }
  }

  /** Replaces a remembered password that was changed. */
  async function replacePassword(old: string, password: string): Promise<void> {
    const login = await recall();
    if (login?.password === old) await keep({ username: login.username, password });
  }

  return { keep, recall, replacePassword };
}

/** The encryption key of this device, which cannot be exported. Rejects without a database. */
async function deviceKey(store: UseStore, crypto: Crypto): Promise<CryptoKey> {
  const found: unknown = await get(keyPlace, store);
  if (found instanceof CryptoKey) return found;
  const usages: KeyUsage[] = ['encrypt', 'decrypt'];
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, usages);
  await set(keyPlace, key, store);
  return key;
}

function readMobile(cookie: string | undefined): MobileNumber | null {
  const { success, output } = safeParse(pipe(string(), parseJson(), smsValue), cookie);
  return success ? { mobile: output.mobileNum, dialCode: output.countryDialingCode } : null;
}

/** The username is authenticated too, so that an encrypted password cannot be moved to another account. */
function cipher(iv: Uint8Array<ArrayBuffer>, username: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(username) };
}

async function encrypt(
  crypto: Crypto,
  key: CryptoKey,
  { username, password }: UsernameAndPassword,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const text = new TextEncoder().encode(password);
  const encrypted = await crypto.subtle.encrypt(cipher(iv, username), key, text);
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(encrypted)]));
}

async function decrypt(
  crypto: Crypto,
  key: CryptoKey,
  { username, encrypted }: { username: string; encrypted: string },
): Promise<string> {
  const bytes = fromBase64Url(encrypted);
  const [iv, text] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes)];
  return new TextDecoder().decode(await crypto.subtle.decrypt(cipher(iv, username), key, text));
}
