import { Kysely, sql as raw } from 'kysely';
import { expect, it } from 'vitest';
import { entryKinds } from '#contract/vocabulary/entry-kind.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { openDatabase } from './database.ts';
import { createMigrator, migrate } from './migrate.ts';
import { engineOf, openPglite } from './open-pglite.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { Schema } from './schema.ts';

/** Opens a store as an earlier version has left it: migrated up to a migration. */
async function openEarlierStore(last: string): Promise<Kysely<Schema>> {
  const dialect = pgliteDialect(engineOf(await openPglite({ image: null })));
  const sql = new Kysely<Schema>({ dialect });
  const { error } = await createMigrator(sql).migrateTo(last);
  expect(error).toBeUndefined();
  return sql;
}

it('renames the kind of round entries in an existing store', async () => {
  const sql = await openEarlierStore('0006-trials');
  await raw`insert into ledger_entry (id, key, kind, created_at) values
    (gen_random_uuid(), 'round:1:a', 'round', 1),
    (gen_random_uuid(), 'opening:1', 'opening', 0)`.execute(sql);
  await migrate(sql);
  const entries = sql.selectFrom('ledger_entry').select(['key', 'kind']).orderBy('key');
  expect(await entries.execute()).toEqual([
    { key: 'opening:1', kind: 'opening' },
    { key: 'round:1:a', kind: 'settle' },
  ]);
  await sql.destroy();
});

it('stores every entry kind of the contract and refuses others', async () => {
  const { sql, close } = await openDatabase(await openTestStore('empty'));
  const insert = (kind: string) =>
    raw`insert into ledger_entry (id, key, kind, created_at)
      values (gen_random_uuid(), ${kind}, ${kind}, 0)`.execute(sql);
  for (const kind of entryKinds) await insert(kind);
  await expect(insert('round')).rejects.toThrow('known_entry_kind');
  await close();
});
