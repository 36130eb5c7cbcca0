import { demoSeed } from '#demo/demo.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { storeContent } from '#tests/support/store-content.ts';
import { testGatewayOptions } from '#tests/support/test-gateway-options.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '../accounts/accounts.ts';
import { pursesOf } from '../ledger/postings.ts';
import { addPayoutAccount, listPayoutAccounts } from '../payout-accounts/payout-accounts.ts';
import { readDailySums } from '../records/daily-sums.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { openVault } from '../store/encryption/open-vault.ts';
import { loadSeed, type SeedStore } from './load-seed.ts';
import type { ContentChange, Seed } from './seed.ts';

let database: Database;
let store: SeedStore;

beforeEach(async () => {
  database = await openDatabase(await openTestStore('demo'));
  const passwords = createPasswords(testGatewayOptions.passwordCost);
  store = { ...database, vault: await openVault(database, testStoreKey), passwords };
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

it('removes announcements that are gone, also when two gateways start at once', async () => {
  const ids = async () =>
    (await database.sql.selectFrom('announcement').select('id').execute()).map(({ id }) => id);
  const before = await ids();
  const seed = newVersion({ goneAnnouncements: [110, 203] });
  await Promise.all([1, 2].map(() => loadSeed(store, seed, now)));
  const after = new Set(await ids());
  expect(before.filter((id) => !after.has(id)).toSorted()).toEqual(['110', '203']);
});

it('removes the places of games that have left the catalogue, and no others', async () => {
  const [gone = 0, here = 0] = demoSeed.games.slice(-2).map(({ nodeId }) => nodeId);
  const { sql } = database;
  for (const node_id of [gone, here]) {
    const place = { id: `row:hot:${node_id}`, list: 'row:hot', node_id, sort: node_id };
    await sql.insertInto('placed_game').values(place).execute();
  }
  await sql.deleteFrom('game').where('node_id', '=', gone).execute();
  await loadSeed(store, newVersion({ games: [here] }), now);
  const places = await sql.selectFrom('placed_game').select('node_id').execute();
  expect(places).toEqual([{ node_id: here }]);
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
  await database.sql.updateTable('deposit_channel').set({ in_frame: false }).execute();
  await loadSeed(store, newVersion({ vendors: 'all' }), now);
  const games = await database.sql.selectFrom('game').selectAll().orderBy('node_id').execute();
  expect(games.map(({ name, kind, lines }) => ({ name, kind, lines }))).toEqual(
    newVersion().games.map(({ name, kind, lines }) => ({ name, kind, lines })),
  );
  const vendors = await database.sql.selectFrom('vendor').selectAll().execute();
  expect(vendors.every((vendor) => vendor.under_maintenance && vendor.sort < 99)).toBe(true);
  const channels = database.sql.selectFrom('deposit_channel').select('code');
  expect(await channels.where('in_frame', '=', true).execute()).toEqual([{ code: 'perlas' }]);
});

describe('past withdrawals for a member without any', () => {
  const change: ContentChange = { pastWithdrawals: ['bago', 'juan', 'nobody'] };
  const history = { ...demoSeed.history, bago: demoSeed.history['ana'] ?? [] };
  /** The version that added the member, without a bank account and a past, and the one that adds the past. */
  const older = newVersion({ accounts: ['bago'] });
  const versions = [
    { ...older, accounts: older.accounts.map((one) => ({ ...one, payoutAccounts: [] })) },
    { ...newVersion({ accounts: ['bago'] }, change), history },
  ] as const;

  const idOf = async (username: string) => {
    const members = database.sql.selectFrom('member').select('id');
    return (await members.where('username', '=', username).executeTakeFirstOrThrow()).id;
  };
  const withdrawals = async (username: string) =>
    database.sql
      .selectFrom('withdrawal')
      .select(['state', 'amount', 'created_at', 'payout_account_id as account'])
      .where('member_id', '=', await idOf(username))
      .orderBy('id')
      .execute();
  const accounts = async (username: string) => {
    const rows = await listPayoutAccounts(
      { sql: database.sql, vault: store.vault },
      await idOf(username),
    );
    return rows.map(({ id }) => id);
  };

  it('are added once, and leave the balance as it is', async () => {
    await loadSeed(store, versions[0], now);
    expect(await withdrawals('bago')).toEqual([]);
    const id = await idOf('bago');
    const before = await pursesOf(database.sql, id);
    const own = await withdrawals('juan');
    await Promise.all([1, 2].map(() => loadSeed(store, versions[1], now)));
    const past = history.bago.filter((event) => event.kind === 'withdrawal');
    const [account] = await accounts('bago');
    expect(await withdrawals('bago')).toEqual(
      past.map(({ state, centavos: amount, minutesAgo }) => ({
        state,
        amount,
        created_at: now - minutesAgo * 60_000,
        account,
      })),
    );
    expect(past.length).toBeGreaterThan(3);
    const held = past.filter(({ state }) => ['requested', 'taken'].includes(state));
    expect(await pursesOf(database.sql, id)).toEqual({
      ...before,
      held: held.reduce((sum, { centavos }) => sum + centavos, 0),
    });
    expect(await withdrawals('juan')).toEqual(own);
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
    const sums = await readDailySums(database.sql, id, { from: null, to: null });
    expect(sums.reduce((total, { amount }) => total + amount, 0)).toBe(before.cash);
  });

  it('go to the own account of the member, and not to a member who has withdrawn', async () => {
    await loadSeed(store, versions[0], now);
    const sealed = { sql: database.sql, vault: store.vault };
    const [bank] = juan?.payoutAccounts ?? [];
    if (!bank) throw new Error('The member of the demo has no account');
    const number = bank.number.replace(/\d\d$/, '99');
    const added = { ...bank, number, memberId: await idOf('bago'), usableFrom: now };
    const account = await addPayoutAccount(sealed, added, now);
    await loadSeed(store, versions[1], now);
    expect(await accounts('bago')).toEqual([account]);
    const first = await withdrawals('bago');
    expect(new Set(first.map((one) => one.account))).toEqual(new Set([account]));
    await loadSeed(store, { ...versions[1], changes: [...versions[1].changes, change] }, now);
    expect(await withdrawals('bago')).toEqual(first);
  });
});

it('brings the demo members past withdrawals', () => {
  const named = demoSeed.changes.flatMap((one) => one.pastWithdrawals ?? []);
  const withPast = Object.entries(demoSeed.history)
    .filter(([, past]) => past.some(({ kind }) => kind === 'withdrawal'))
    .map(([username]) => username);
  expect(named.toSorted()).toEqual(withPast.toSorted());
});

it('brings older stores the channel that opens in a frame', () => {
  const last = demoSeed.changes.findLast(({ depositChannels }) => depositChannels !== undefined);
  const framed = demoSeed.depositChannels.filter(({ inFrame }) => inFrame).map(({ code }) => code);
  expect(last?.depositChannels).toEqual(framed);
});
