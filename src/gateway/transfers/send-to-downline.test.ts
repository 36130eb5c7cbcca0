import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { balanceOf } from '../ledger/postings.ts';
import { sendToDownline } from './send-to-downline.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(() => database.close());

const limits = { least: 1, most: 1_000_00, dayMost: 100_000_00, dayTimes: 1_000 };

it('takes no more than there is from 64 transfers at once', async () => {
  const { sql, transaction } = database;
  const agent = await addPlayer(database, 'agent', 1_000_00);
  const members: string[] = [];
  for (const name of ['one', 'two', 'three', 'four']) {
    members.push((await addPlayer(database, name, 0)).id);
  }
  const send = (nth: number) => {
    const recipientId = members[nth % 4] ?? '';
    const request = { senderId: agent.id, recipientId, key: `k${nth}`, amount: 100_00, remark: '' };
    return transaction((within) => sendToDownline(within, request, limits, clock.now()));
  };
  const results = await Promise.allSettled(Array.from({ length: 64 }, (_, nth) => send(nth)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  for (const one of results) {
    if (one.status === 'fulfilled') continue;
    expect(one.reason).toMatchObject({ code: 'insufficient_balance' });
  }
  expect(await balanceOf(sql, agent.id)).toBe(0);
  const received = await Promise.all(members.map((id) => balanceOf(sql, id)));
  expect(received.reduce((sum, amount) => sum + amount, 0)).toBe(1_000_00);
  expect(await auditLedger(sql)).toEqual(balancedLedger);
});

it('keeps to the number of transfers of a day, also at once, and happens once for one key', async () => {
  const { sql, transaction } = database;
  const agent = await addPlayer(database, 'busy', 1_000_00);
  const { id: recipientId } = await addPlayer(database, 'five', 0);
  const few = { ...limits, dayTimes: 3 };
  const send = (key: string) => {
    const request = { senderId: agent.id, recipientId, key, amount: 10_00, remark: '' };
    return transaction((within) => sendToDownline(within, request, few, clock.now()));
  };
  const keys = Array.from({ length: 64 }, (_, nth) => `k${nth % 8}`);
  const results = await Promise.allSettled(keys.map(send));
  const ids = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
  expect(new Set(ids).size).toBe(3);
  expect(await balanceOf(sql, recipientId)).toBe(30_00);
});
