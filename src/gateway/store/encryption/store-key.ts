import { type Kysely, sql as raw } from 'kysely';
import type { Schema } from '../schema.ts';
import { StoreError } from '../store-error.ts';
import { createVault, type Vault } from './vault.ts';

/** The key of the encrypted values, which is outside of the store. */
export interface StoreKey {
  /** The place of the key, as a sentence names it: `the key file .data.key`. */
  readonly place: string;
  /** The 32 bytes of the key. Null when there is none. Throws a StoreError for a key that cannot be read. */
  find(): Uint8Array | null;
  /** Makes the key of a store that has none yet. Throws a StoreError when that is not possible. */
  create(): Uint8Array;
}

const slot = 'current';
const proofText = 'parola';

/** The row that shows later which key has encrypted the store. */
export function proofOf(vault: Vault): { slot: string; proof: string } {
  return { slot, proof: vault.encrypt('storeKey', slot, proofText) };
}

/** The stored proof of a key. Null in a store that is not encrypted yet. */
async function findProof(sql: Kysely<Schema>): Promise<string | null> {
  const table = raw<{ name: string | null }>`select to_regclass('store_key')::text as name`;
  const { rows } = await table.execute(sql);
  if ((rows[0]?.name ?? null) === null) return null;
  const row = await sql.selectFrom('store_key').select('proof').executeTakeFirst();
  return row?.proof ?? null;
}

function proves(vault: Vault, proof: string): boolean {
  try {
    return vault.decrypt('storeKey', slot, proof) === proofText;
  } catch {
    return false;
  }
}

/** The error of an encrypted store without its key. */
export function missingKey({ place }: StoreKey): StoreError {
  return new StoreError(
    `The store is encrypted and its key is missing: put ${place} back, then start again; nothing was changed.`,
  );
}

/** The vault if the key has made the proof. Throws a StoreError for another key. */
export function checkedVault(key: Uint8Array, proof: string, { place }: StoreKey): Vault {
  const vault = createVault(key);
  if (proves(vault, proof)) return vault;
  throw new StoreError(
    `The store is encrypted by another key than ${place}: put the right key back, then start again; nothing was changed.`,
  );
}

/**
 * Checks the key before the migrations, without a change of the store. Makes a key for a store that is not encrypted yet.
 * Throws a StoreError with one sentence for people when the key is missing or wrong.
 */
export async function checkStoreKey(sql: Kysely<Schema>, storeKey: StoreKey): Promise<void> {
  const proof = await findProof(sql);
  const key = storeKey.find();
  if (proof === null) {
    if (key === null) storeKey.create();
    return;
  }
  if (key === null) throw missingKey(storeKey);
  checkedVault(key, proof, storeKey);
}
