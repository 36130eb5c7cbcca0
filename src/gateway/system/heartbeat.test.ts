import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { createHeartbeat, purgeHeartbeats } from './heartbeat.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
});
afterAll(() => database.close());

const times = async () =>
  (await database.sql.selectFrom('heartbeat').select('at').execute()).map(({ at }) => at);

it('a heartbeat is written every five seconds at most, and deleted a day after its gateway has ended', async () => {
  let now = 1_000_000;
  const beat = createHeartbeat(database.sql, () => now);
  expect(await beat()).toBe(true);
  now += 4_999;
  expect(await beat()).toBe(true);
  expect(await times()).toEqual([1_000_000]);
  now += 1;
  expect(await beat()).toBe(true);
  expect(await times()).toEqual([1_005_000]);
  await purgeHeartbeats(database.sql, now + 24 * 60 * 60_000);
  expect(await times()).toEqual([1_005_000]);
  await purgeHeartbeats(database.sql, now + 24 * 60 * 60_000 + 1);
  expect(await times()).toEqual([]);
});

it('a heartbeat fails on a store that answers reads and takes no writes', async () => {
  await raw`set default_transaction_read_only = on`.execute(database.sql);
  try {
    await expect(createHeartbeat(database.sql, () => 1)()).rejects.toThrow('read-only');
    expect(await times()).toEqual([]);
  } finally {
    await raw`set default_transaction_read_only = off`.execute(database.sql);
  }
});
