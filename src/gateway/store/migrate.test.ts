import { sql as raw } from 'kysely';
import { expect, it } from 'vitest';
import { entryKinds } from '#contract/vocabulary/entry-kind.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const openStore = async () => openDatabase(await openTestStore('empty'));

it('renames the kind of round entries in an existing store', async () => {
  const { sql, close } = await openStore();
  await raw`alter table ledger_entry drop constraint known_entry_kind`.execute(sql);
  await raw`delete from kysely_migration where name = '0007-entry-kinds'`.execute(sql);
  await raw`insert into ledger_entry (id, key, kind, created_at) values
    (gen_random_uuid(), 'round:1:a', 'round', 1), (gen_random_uuid(), 'opening:1', 'opening', 0)`.execute(
    sql,
  );
  await migrate(sql);
  const entries = sql.selectFrom('ledger_entry').select(['key', 'kind']).orderBy('key');
  expect(await entries.execute()).toEqual([
    { key: 'opening:1', kind: 'opening' },
    { key: 'round:1:a', kind: 'settle' },
  ]);
  await close();
});

it('stores every entry kind of the contract and refuses others', async () => {
  const { sql, close } = await openStore();
  const insert = (kind: string) =>
    raw`insert into ledger_entry (id, key, kind, created_at)
      values (gen_random_uuid(), ${kind}, ${kind}, 0)`.execute(sql);
  for (const kind of entryKinds) await insert(kind);
  await expect(insert('round')).rejects.toThrow('known_entry_kind');
  await close();
});
