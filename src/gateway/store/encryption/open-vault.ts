import { sql as raw } from 'kysely';
import type { Database } from '../database.ts';
import {
  encryptPlainValues,
  markAccountNumbers,
  tablesWithSecrets,
} from './encrypt-plain-values.ts';
import { checkedVault, missingKey, proofOf, type StoreKey } from './store-key.ts';
import { createVault, type Vault } from './vault.ts';

type Store = Pick<Database, 'sql' | 'transaction'>;

/** Marks a store as encrypted with the key of a vault, and encrypts its plain values, unless another gateway has done so. */
async function beginWith(vault: Vault, { sql, transaction }: Store): Promise<void> {
  const changed = await transaction(async (within) => {
    const marked = await within
      .insertInto('store_key')
      .values(proofOf(vault))
      .onConflict((on) => on.doNothing())
      .returning('slot')
      .execute();
    return marked.length > 0 && (await encryptPlainValues({ sql: within, vault }));
  });
  if (!changed) return;
  // The files would contain the plain values of replaced rows until the space is used again.
  for (const table of tablesWithSecrets) {
    await raw`vacuum (full) ${raw.table(table)}`.execute(sql);
  }
}

/**
 * Opens the vault of a migrated store. The first time, it encrypts the plain values that older versions have stored; each time,
 * it marks the account numbers that they have not marked. When
 * two gateways start at once, one encrypts and the other waits. Throws a StoreError when the key is missing or wrong.
 */
export async function openVault({ sql, transaction }: Store, storeKey: StoreKey): Promise<Vault> {
  const key = storeKey.find();
  if (key === null) throw missingKey(storeKey);
  const vault = createVault(key);
  const proofs = sql.selectFrom('store_key').select('proof');
  const known = await proofs.executeTakeFirst();
  if (!known) await beginWith(vault, { sql, transaction });
  const { proof } = known ?? (await proofs.executeTakeFirstOrThrow());
  const proved = checkedVault(key, proof, storeKey);
  await markAccountNumbers({ sql, vault: proved });
  return proved;
}
