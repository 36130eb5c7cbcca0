import { Kysely, PostgresDialect } from 'kysely';
import type { Sql, StorePlace } from './database.ts';
import { openFolder } from './open-folder.ts';
import { openPostgres } from './open-postgres.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { Schema } from './schema.ts';

/**
 * Opens a store for a command that reads it: no migrations, no key, one connection. Call `destroy` of the result in the end.
 * Throws a StoreError, also for a folder that a host has open.
 */
export async function openStoreAsItIs(
  place: Exclude<StorePlace, { kind: 'engine' }>,
): Promise<Sql> {
  if (place.kind === 'postgres') {
    const pool = await openPostgres(place.url, 1);
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  }
  const { engine, accept } = await openFolder(place.path);
  accept();
  return new Kysely<Schema>({ dialect: pgliteDialect(engine) });
}
