import { sql as raw } from 'kysely';
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
  now += 4_999;
  expect(await isReady()).toBe(true);
  expect(await times()).toEqual([1_000_000]);
  now += 1;
  expect(await isReady()).toBe(true);
  expect(await times()).toEqual([1_005_000]);
  await purgeHeartbeats(database.sql, now + 24 * 60 * 60_000);
  expect(await times()).toEqual([1_005_000]);
  await purgeHeartbeats(database.sql, now + 24 * 60 * 60_000 + 1);
  expect(await times()).toEqual([]);
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
