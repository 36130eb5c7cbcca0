import { isEncrypted, type VaultedStore } from './vault.ts';

/** Tables with encrypted values. */
export const tablesWithSecrets = [
  'seal_key',
  'member',
  'authenticator_setup',
  'payout_account',
] as const;

async function encryptSealKey({ sql, vault }: VaultedStore): Promise<number> {
  const rows = await sql.selectFrom('seal_key').selectAll().execute();
  const plain = rows.filter((row) => !isEncrypted(row.private_jwk));
  for (const { slot, kid, private_jwk: jwk } of plain) {
    const encrypted = vault.encrypt('sealKey', kid, JSON.stringify(jwk));
    await sql
      .updateTable('seal_key')
      .set({ private_jwk: JSON.stringify(encrypted) })
      .where('slot', '=', slot)
      .execute();
  }
  return plain.length;
}

async function encryptAuthenticators({ sql, vault }: VaultedStore): Promise<number> {
  const members = await sql
    .selectFrom('member')
    .select(['id', 'totp_secret as secret'])
    .where('totp_secret', 'is not', null)
    .execute();
  const plain = members.filter(({ secret }) => !isEncrypted(secret));
  for (const { id, secret } of plain) {
    const encrypted = vault.encrypt('authenticator', id, secret ?? '');
    const change = sql.updateTable('member').set({ totp_secret: encrypted });
    await change.where('id', '=', id).execute();
  }
  const setups = await sql.selectFrom('authenticator_setup').selectAll().execute();
  const plainSetups = setups.filter(({ secret }) => !isEncrypted(secret));
  for (const { member_id: id, secret } of plainSetups) {
    const encrypted = vault.encrypt('authenticator', id, secret);
    const change = sql.updateTable('authenticator_setup').set({ secret: encrypted });
    await change.where('member_id', '=', id).execute();
  }
  return plain.length + plainSetups.length;
}

async function encryptAccountNumbers({ sql, vault }: VaultedStore): Promise<number> {
  const rows = await sql.selectFrom('payout_account').select(['id', 'number']).execute();
  const plain = rows.filter(({ number }) => !isEncrypted(number));
  for (const { id, number } of plain) {
    const encrypted = vault.encrypt('accountNumber', id, number);
    const change = sql.updateTable('payout_account').set({ number: encrypted });
    await change.where('id', '=', id).execute();
  }
  return plain.length;
}

/**
 * Marks the account numbers that older versions have stored, also beside this one. Call with the vault whose key is proved.
 */
export async function markAccountNumbers({ sql, vault }: VaultedStore): Promise<void> {
  const rows = await sql
    .selectFrom('payout_account')
    .select(['id', 'number'])
    .where('number_mark', 'is', null)
    .execute();
  for (const { id, number } of rows) {
    const mark = vault.markOf('accountNumber', vault.decrypt('accountNumber', id, number));
    const change = sql.updateTable('payout_account').set({ number_mark: mark });
    await change.where('id', '=', id).execute();
  }
}

/** Encrypts the plain values that older versions have stored. Returns true when there were any. Call inside a transaction. */
export async function encryptPlainValues(store: VaultedStore): Promise<boolean> {
  const counts = [
    await encryptSealKey(store),
    await encryptAuthenticators(store),
    await encryptAccountNumbers(store),
  ];
  return counts.some((count) => count > 0);
}
