import { Kysely } from 'kysely';
import { expect } from 'vitest';
import { createMigrator } from '#gateway/store/migrate.ts';
import { engineOf, openPglite } from '#gateway/store/open-pglite.ts';
import { pgliteDialect } from '#gateway/store/pglite-dialect.ts';
import type { Schema } from '#gateway/store/schema.ts';
import { storeImage } from './store-image.ts';

/** Opens a store as an earlier version has left it: migrated up to a migration. */
export async function openEarlierStore(last: string): Promise<Kysely<Schema>> {
  // An image opens in a fraction of the time that a new database takes.
  const dialect = pgliteDialect(engineOf(await openPglite({ image: await storeImage('nothing') })));
  const sql = new Kysely<Schema>({ dialect });
  const { error } = await createMigrator(sql).migrateTo(last);
  expect(error).toBeUndefined();
  return sql;
}
