import type { Vault, VaultedStore } from '../../store/encryption/vault.ts';

/** Encrypts the Base32 secret of a member's authenticator app. */
export function encryptSecret(vault: Vault, memberId: string, secret: string): string {
  return vault.encrypt('authenticator', memberId, secret);
}

/** Decrypts the secret of a member's authenticator app. */
export function decryptSecret(vault: Vault, memberId: string, encrypted: string): string {
  return vault.decrypt('authenticator', memberId, encrypted);
}

/** Stores the Base32 secret of a member's authenticator app. It becomes a channel of the second step. */
export async function setAuthenticatorSecret(
  { sql, vault }: VaultedStore,
  memberId: string,
  secret: string,
): Promise<void> {
  await sql
    .updateTable('member')
    .set({ totp_secret: encryptSecret(vault, memberId, secret) })
    .where('id', '=', memberId)
    .execute();
}
