import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from './database.ts';
import { announce } from './signals.ts';

let database: Database;
const received: string[] = [];
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  database.signals.listen((text) => void received.push(text));
});
afterAll(() => database.close());

it('sends what is announced outside of a transaction', async () => {
  announce(database.sql, 'one');
  await vi.waitFor(() => expect(received).toEqual(['one']));
});

it('sends what a transaction announces after its commit, and nothing after a rollback', async () => {
  received.length = 0;
  await database.transaction(async (sql) => {
    announce(sql, 'two');
    await sleep(20);
    expect(received).toEqual([]);
  });
  await vi.waitFor(() => expect(received).toEqual(['two']));
  const failed = database.transaction(async (sql) => {
    announce(sql, 'three');
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  // Signals arrive in their order.
  announce(database.sql, 'four');
  await vi.waitFor(() => expect(received).toEqual(['two', 'four']));
});

it('the store does not repeat what a transaction announced before it was run again', async () => {
  received.length = 0;
  let runs = 0;
  await database.transaction(async (sql) => {
    runs += 1;
    announce(sql, `run ${runs}`);
    if (runs === 1) throw Object.assign(new Error('again'), { code: '40001' });
  });
  await vi.waitFor(() => expect(received).toEqual(['run 2']));
});
