import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Purposes of encrypted values. */
type Purpose =
  | 'storeKey'
  | 'sealKey'
  | 'authenticator'
  | 'accountNumber'
  | 'keyedAnswer'
  | 'delivery'
  | 'gameSecret'
  | 'pushKey'
  | 'push'
  | 'payment'
  | 'picture'
  | 'excludedPerson';

/** Encrypts single values of the store, with a key that is not in the store. */
export interface Vault {
  /**
   * Encrypts a text. Only the same purpose and owner decrypt it, so that a value which is copied to another row is
   * useless. `owner` is the id of a member or of a row.
   */
  encrypt(purpose: Purpose, owner: string, text: string): string;
  /** Throws when the key, the purpose or the owner differs from the one of the encryption. */
  decrypt(purpose: Purpose, owner: string, encrypted: string): string;
  /** As `encrypt`, for bytes. */
  encryptBytes(purpose: Purpose, owner: string, bytes: Uint8Array): Buffer;
  /** As `decrypt`, for bytes. */
  decryptBytes(purpose: Purpose, owner: string, encrypted: Uint8Array): Buffer;
  /** A mark of a text, in hex: the same for equal texts, so that they can be compared. The text can be read from it only with the key. */
  markOf(purpose: Purpose, text: string): string;
}

/** The store, or a transaction in it, with the vault of its encrypted values. */
export interface VaultedStore {
  readonly sql: Kysely<Schema>;
  readonly vault: Vault;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** The first letters of an encrypted value, with the version of its format. Plain values never begin so. */
const prefix = 'enc1:';

/** Number of bytes of a key. */
export const keyBytes = 32;

/** True for a value that a vault has encrypted. */
export function isEncrypted(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(prefix);
}

/** A vault with AES-256-GCM. `key` has 32 bytes. */
export function createVault(key: Uint8Array): Vault {
  const about = (purpose: Purpose, owner: string) => Buffer.from(`${purpose} ${owner}`);
  // A key of its own: no key is used for two algorithms.
  const markKey = createHmac('sha256', key).update('marks').digest();

  function encryptBytes(purpose: Purpose, owner: string, bytes: Uint8Array): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, key, iv).setAAD(about(purpose, owner));
    const content = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), content]);
  }

  function decryptBytes(purpose: Purpose, owner: string, encrypted: Uint8Array): Buffer {
    const iv = encrypted.subarray(0, ivBytes);
    const tag = encrypted.subarray(ivBytes, ivBytes + tagBytes);
    const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
    decipher.setAAD(about(purpose, owner)).setAuthTag(tag);
    const content = decipher.update(encrypted.subarray(ivBytes + tagBytes));
    return Buffer.concat([content, decipher.final()]);
  }

  return {
    markOf: (purpose, text) =>
      createHmac('sha256', markKey).update(`${purpose} ${text}`).digest('hex'),
    encryptBytes,
    decryptBytes,
    encrypt: (purpose, owner, text) =>
      prefix + encryptBytes(purpose, owner, Buffer.from(text)).toString('base64url'),
    decrypt(purpose, owner, encrypted) {
      if (!isEncrypted(encrypted)) throw new Error('The value is not encrypted');
      const bytes = Buffer.from(encrypted.slice(prefix.length), 'base64url');
      return decryptBytes(purpose, owner, bytes).toString('utf8');
    },
  };
}
