import type { UploadPurpose } from '#protocol/model/upload.ts';
import type { Vault } from '../store/encryption/vault.ts';

/** Purposes whose pictures the store encrypts. They have no address: the operator looks at them one by one. */
export const sealedPurposes: readonly UploadPurpose[] = ['identity'];

/** Returns whether the pictures of a purpose are encrypted. */
export function isSealed(purpose: UploadPurpose): boolean {
  return sealedPurposes.includes(purpose);
}

/** The bytes of a picture as the store has them. */
export function sealPicture(vault: Vault, id: string, bytes: Uint8Array): Buffer {
  return vault.encryptBytes('picture', id, bytes);
}

/** The bytes of a picture of the store. Throws when it is the picture of another upload. */
export function openPicture(vault: Vault, id: string, sealed: Uint8Array): Buffer {
  return vault.decryptBytes('picture', id, sealed);
}
