import { Base64, DESAlgo, ECB, Utf8 } from 'crypto-es';

/**
 * DES in ECB mode with PKCS#7 padding, by the first eight characters of a key. Browsers have no DES of their own. It hides
 * nothing from anybody who tries 2^56 keys: for gateways that know nothing else.
 */
const cipher = (key: string) => [Utf8.parse(key.slice(0, 8)), { mode: ECB }] as const;

/** Encrypts text as UTF-8. Returns base64. */
export function encryptDes(text: string, key: string): string {
  return DESAlgo.createEncryptor(...cipher(key))
    .finalize(Utf8.parse(text))
    .toString(Base64);
}

/** Decrypts such base64. Under a wrong key it throws or returns any text: the cipher has no check. */
export function decryptDes(base64: string, key: string): string {
  return DESAlgo.createDecryptor(...cipher(key))
    .finalize(Base64.parse(base64))
    .toString(Utf8);
}
