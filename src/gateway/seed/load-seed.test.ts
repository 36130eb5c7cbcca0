import { demoSeed } from '#demo/demo.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { storeContent } from '#tests/support/store-content.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../store/database.ts';
import { openVault } from '../store/encryption/open-vault.ts';
import { loadSeed, type SeedStore } from './load-seed.ts';
import type { ContentChange, Seed } from './seed.ts';

let database: Database;
let store: SeedStore;

beforeEach(async () => {
  database = await openDatabase(await openTestStore('demo'));
  store = { ...database, vault: await openVault(database, testStoreKey) };
});
afterEach(() => database.close());

const now = Date.UTC(2026, 5, 1);
const [juan] = demoSeed.accounts;
const [article] = demoSeed.help;
const [game] = demoSeed.games;

/** The demo after a new version, which has an article, a game and an account more. */
function newVersion(...changes: ContentChange[]): Seed {
  if (!juan || !article || !game) throw new Error('The demo is empty');
  const title = { ...article.title, EN: 'A new article' };
  return {
    ...demoSeed,
    help: [...demoSeed.help, { ...article, tag: 'money.new', title }],
    games: [{ ...game, name: 'Renamed' }, ...demoSeed.games.slice(1)],
    accounts: [
      ...demoSeed.accounts,
      { ...juan, username: 'bago', mobile: '+639175559999', referralCode: 'BAGO', upline: 'ana' },
    ],
    changes: [...demoSeed.changes, ...changes],
  };
}

const tags = async () =>
  (await database.sql.selectFrom('help_article').select('tag').execute()).map(({ tag }) => tag);

it('adds the rows of a new change to a store that has content, once', async () => {
  const change = { help: ['money.new'], accounts: ['bago', 'juan'] };
  const before = await tags();
  await Promise.all([1, 2].map(() => loadSeed(store, newVersion(change), now)));
  expect((await tags()).toSorted()).toEqual([...before, 'money.new'].toSorted());
  const added = await database.sql
    .selectFrom('member')
    .innerJoin('member as upline', 'upline.id', 'member.upline_id')
    .select('upline.username')
    .where('member.username', '=', 'bago')
    .execute();
  expect(added).toEqual([{ username: 'ana' }]);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  await database.sql.deleteFrom('help_article').where('tag', '=', 'money.new').execute();
  await loadSeed(store, newVersion(change), now);
  expect(await tags()).not.toContain('money.new');
});

it('leaves rows alone that no change names, and all rows without a new change', async () => {
  const content = () => storeContent(database.sql, ['setting', 'help_article']);
  const before = await content();
  await loadSeed(store, newVersion(), now);
  await loadSeed(store, newVersion({ help: ['money.new'] }), now);
  expect(await content()).toEqual(before);
});

it('applies all changes to a store of the first version', async () => {
  const first = { value: JSON.stringify(true) };
  await database.sql.updateTable('setting').set(first).where('name', '=', 'demo').execute();
  const bare = { least_bet: null, lines: null, kind: 'slot' };
  await database.sql.updateTable('game').set(bare).execute();
  await database.sql.updateTable('vendor').set({ under_maintenance: true, sort: 99 }).execute();
  await loadSeed(store, newVersion({ vendors: 'all' }), now);
  const games = await database.sql.selectFrom('game').selectAll().orderBy('node_id').execute();
  expect(games.map(({ name, kind, lines }) => ({ name, kind, lines }))).toEqual(
    newVersion().games.map(({ name, kind, lines }) => ({ name, kind, lines })),
  );
  const vendors = await database.sql.selectFrom('vendor').selectAll().execute();
  expect(vendors.every((vendor) => vendor.under_maintenance && vendor.sort < 99)).toBe(true);
});
