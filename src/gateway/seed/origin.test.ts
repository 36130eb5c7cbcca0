import { demoSeed } from '#demo/demo.ts';
import { addPlayer, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { storeContent } from '#tests/support/store-content.ts';
import { testGatewayOptions } from '#tests/support/test-gateway-options.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { sql as raw } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { createPasswords } from '../accounts/accounts.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { openVault } from '../store/encryption/open-vault.ts';
import { loadSeed, resetToSeed, type SeedStore } from './load-seed.ts';
import type { Seed } from './seed.ts';

let database: Database;
let store: SeedStore;

async function open(content: 'empty' | 'demo'): Promise<void> {
  database = await openDatabase(await openTestStore(content));
  const passwords = createPasswords(testGatewayOptions.passwordCost);
  store = { ...database, vault: await openVault(database, testStoreKey), passwords };
}
afterEach(() => database.close());

const now = Date.UTC(2026, 5, 1);

/** An operator's own content: the content of the demo without its people, and without what is theirs. */
const ownSeed: Seed = {
  ...demoSeed,
  name: 'casino',
  accounts: [],
  regulars: [],
  applications: [],
  contracts: [],
  contractRequests: [],
  feedback: [],
  history: {},
  pointHistory: {},
  messages: [],
  talk: [],
  rewards: { ...demoSeed.rewards, offers: [] },
  changes: [],
};

/** The demo of the next version, with an account that has money. */
function nextDemo(): Seed {
  const [first] = demoSeed.accounts;
  if (!first) throw new Error('The demo has no accounts');
  const added = { username: 'bago', mobile: '+639175559999', referralCode: 'BAGO' };
  return {
    ...demoSeed,
    accounts: [...demoSeed.accounts, { ...first, ...added }],
    changes: [...demoSeed.changes, { accounts: ['bago', 'juan'] }],
  };
}

/** The people and the money of a store. */
async function wealth() {
  const { rows } = await raw<Record<string, number>>`select
    (select count(*) from member) as members,
    (select count(*) from ledger_entry) as entries,
    (select coalesce(sum(balance), 0)::int8 from ledger_account where balance > 0) as money,
    (select coalesce(sum(balance), 0)::int8 from ledger_account where kind = 'member') as cash`.execute(
    database.sql,
  );
  return rows[0];
}

/** All tables. */
const everything = () => storeContent(database.sql, []);

/** Makes a store one that was made before there was a mark. */
const unmark = () => database.sql.deleteFrom('setting').where('name', '=', 'seed').execute();

it('a store that began with content of its own gets nothing of the demo', async () => {
  await open('empty');
  await loadSeed(store, ownSeed, now);
  await addPlayer(database, 'maria', 70_000);
  const [before, rows] = [await wealth(), await everything()];
  expect(before).toMatchObject({ members: 1, cash: 70_000 });
  await loadSeed(store, nextDemo(), now);
  expect(await wealth()).toEqual(before);
  expect(await everything()).toEqual(rows);
});

it('a store that began without the demo before there was a mark gets nothing of it, whatever its members are called', async () => {
  await open('empty');
  await loadSeed(store, ownSeed, now);
  await unmark();
  await addPlayer(database, 'juan', 70_000);
  await addPlayer(database, 'ana', 5_000);
  for (const [username, registered_at] of [
    ['juan', now - 86_400_123],
    ['ana', now - 300_000_456],
  ] as const) {
    const members = database.sql.updateTable('member').set({ registered_at });
    await members.where('username', '=', username).execute();
  }
  const [before, rows] = [await wealth(), await everything()];
  await loadSeed(store, nextDemo(), now);
  expect(await wealth()).toEqual(before);
  expect(await everything()).toEqual(rows);
});

it('a store with members and no content at all does not become the demo', async () => {
  await open('empty');
  await prepareLedger(database);
  await addPlayer(database, 'maria', 70_000);
  const [before, rows] = [await wealth(), await everything()];
  await loadSeed(store, demoSeed, now);
  expect(await wealth()).toEqual(before);
  expect(await everything()).toEqual(rows);
});

it('a store that began with the demo gets its changes, also one from before there was a mark', async () => {
  await open('demo');
  const before = await wealth();
  await unmark();
  await loadSeed(store, nextDemo(), now);
  const added = nextDemo().accounts.at(-1)?.balanceCentavos ?? 0;
  expect(added).toBeGreaterThan(0);
  expect(await wealth()).toMatchObject({
    members: Number(before?.['members']) + 1,
    cash: Number(before?.['cash']) + added,
  });
  const marks = database.sql.selectFrom('setting').select('value').where('name', '=', 'seed');
  expect(await marks.execute()).toEqual([{ value: 'demo' }]);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
});

it('a store that its operator resets to the demo has begun with it', async () => {
  await open('empty');
  await loadSeed(store, ownSeed, now);
  await resetToSeed(store, demoSeed, now);
  await loadSeed(store, nextDemo(), now);
  const members = database.sql.selectFrom('member').select('username');
  expect(await members.where('username', 'in', ['juan', 'bago']).execute()).toHaveLength(2);
});
