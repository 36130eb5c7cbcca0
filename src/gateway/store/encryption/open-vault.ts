import { sql as raw } from 'kysely';
import type { Database } from '../database.ts';
import {
  encryptPlainValues,
  markAccountNumbers,
  tablesWithSecrets,
} from './encrypt-plain-values.ts';
import { checkedVault, missingKey, proofOf, type StoreKey } from './store-key.ts';
import { createVault, type Vault } from './vault.ts';

/**
 * Opens the vault of a migrated store. The first time, it encrypts the plain values that older versions have stored; each time,
 * it marks the account numbers that they have not marked. When
 * two gateways start at once, one encrypts and the other waits. Throws a StoreError when the key is missing or wrong.
 */
export async function openVault(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  storeKey: StoreKey,
): Promise<Vault> {
  const key = storeKey.find();
  if (key === null) throw missingKey(storeKey);
  const vault = createVault(key);
  const changed = await transaction(async (within) => {
    const marked = await within
      .insertInto('store_key')
      .values(proofOf(vault))
      .onConflict((on) => on.doNothing())
      .returning('slot')
      .execute();
    return marked.length > 0 && (await encryptPlainValues({ sql: within, vault }));
  });
  // The files would contain the plain values of replaced rows until the space is used again.
  if (changed) {
    for (const table of tablesWithSecrets) {
      await raw`vacuum (full) ${raw.table(table)}`.execute(sql);
    }
  }
  const { proof } = await sql.selectFrom('store_key').select('proof').executeTakeFirstOrThrow();
  const proved = checkedVault(key, proof, storeKey);
  await markAccountNumbers({ sql, vault: proved });
  return proved;
}
