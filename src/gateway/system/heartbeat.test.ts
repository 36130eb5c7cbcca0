import { type KyselyPlugin, sql as raw } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { newestStep } from '../store/migrate.ts';
import { purgeHeartbeats, startHeartbeat } from './heartbeat.ts';

let database: Database;
beforeEach(async () => {
  database = await openDatabase(await openTestStore('empty'));
});
afterEach(() => database.close());

const times = async () =>
  (await database.sql.selectFrom('heartbeat').select('at').execute()).map(({ at }) => at);

let now = 1_000_000;
const clock = { now: () => now };
const start = (isShared: boolean) =>
  startHeartbeat(
    { sql: database.sql, clock: isShared ? clock : null },
    { clock, version: '0.1.0 (1a2b3c4)' },
  );

it('a heartbeat is written every five seconds at most, and deleted a day after its gateway has ended', async () => {
  now = 1_000_000;
  const { isReady } = await start(false);
  expect(await times()).toEqual([]);
  expect(await isReady()).toBe(true);
  now += 3_999;
  expect(await isReady()).toBe(true);
  expect(await times()).toEqual([1_000_000]);
  now += 1_001;
  expect(await isReady()).toBe(true);
  expect(await times()).toEqual([1_005_000]);
  await purgeHeartbeats(database.sql, now + 24 * 60 * 60_000);
  expect(await times()).toEqual([1_005_000]);
  await purgeHeartbeats(database.sql, now + 24 * 60 * 60_000 + 1);
  expect(await times()).toEqual([]);
});

/** Watches a store: how many statements it gets. `fails` makes the writes fail. */
function watchStatements() {
  const watched = { count: 0, fails: false };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      watched.count += 1;
      if (watched.fails && node.kind === 'InsertQueryNode') throw new Error('the disk is full');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { watched, sql: database.sql.withPlugin(plugin) };
}

it('many questions at once, and all of a second, share one statement, also while the store takes no writes', async () => {
  now = 3_000_000;
  const { watched, sql } = watchStatements();
  const { isReady } = await startHeartbeat({ sql, clock: null }, { clock });
  const askMany = () => Promise.allSettled(Array.from({ length: 50 }, isReady));
  for (const { status } of await askMany()) expect(status).toBe('fulfilled');
  await askMany();
  expect(watched.count).toBe(1);
  now += 1_000;
  await askMany();
  expect(watched.count).toBe(2);
  now += 4_000;
  watched.fails = true;
  for (const { status } of [...(await askMany()), ...(await askMany())]) {
    expect(status).toBe('rejected');
  }
  expect(watched.count).toBe(3);
  watched.fails = false;
  now += 1_000;
  expect(await isReady()).toBe(true);
  expect(await times()).toEqual([3_006_000]);
});

it('a server that leaves a question open is asked again after ten seconds, not before', async () => {
  now = 4_000_000;
  let asked = 0;
  let hangs = false;
  const server = {
    now: () => {
      asked += 1;
      return hangs ? new Promise<number>(() => {}) : now;
    },
  };
  const { isReady, stop } = await startHeartbeat({ sql: database.sql, clock: server }, { clock });
  asked = 0;
  hangs = true;
  void isReady();
  now += 9_999;
  void isReady();
  expect(asked).toBe(1);
  hangs = false;
  now += 1;
  expect(await isReady()).toBe(true);
  expect(asked).toBe(2);
  await stop();
});

it('a heartbeat fails on a store that answers reads and takes no writes', async () => {
  const { isReady } = await start(false);
  await raw`set default_transaction_read_only = on`.execute(database.sql);
  try {
    await expect(isReady()).rejects.toThrow('read-only');
    expect(await times()).toEqual([]);
  } finally {
    await raw`set default_transaction_read_only = off`.execute(database.sql);
  }
});

it('a gateway on a shared store notes itself with its release unasked, and removes itself at its end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    now = 2_000_000;
    const [one, other] = [await start(true), await start(true)];
    const rows = await database.sql.selectFrom('heartbeat').selectAll().execute();
    const noted = { at: 2_000_000, migration: newestStep, version: '0.1.0 (1a2b3c4)' };
    expect(rows).toMatchObject([noted, noted]);
    await other.stop();
    now += 5_000;
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(async () => expect(await times()).toEqual([2_005_000]));
    await one.stop();
    now += 5_000;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await times()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});
