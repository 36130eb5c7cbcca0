import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { dayOf } from '#contract/model/market-day.ts';
import { depthOf } from '#tests/support/depths.mjs';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { onEachStore } from '#tests/support/on-each-store.ts';
import { buildWriter, runWriter } from '#tests/support/run-writer.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { openDatabase, type StorePlace } from '../store/database.ts';

const days = 200;
const kills = depthOf('kills');
const prize = 10_00;

let writer: string;

beforeAll(async () => {
  writer = await buildWriter('prize-writer');
});
afterAll(() => {
  fs.rmSync(path.dirname(writer), { recursive: true });
});

/** Adds a leaderboard of each day, and two players with turnover on each. */
async function prepare(place: StorePlace): Promise<readonly string[]> {
  const database = await openDatabase(place, testStoreKey);
  await prepareLedger(database);
  const { sql } = database;
  const first = dayOf(clock.now());
  const texts = JSON.stringify({ EN: 'Day', TY: 'Day', CN: 'Day', TH: 'Day' });
  const prizes = JSON.stringify([{ from: 1, to: 2, centavos: prize }]);
  const rule = { id: 'day', sort: 0, period: 'day', category: null, from_day: first } as const;
  await sql
    .insertInto('leaderboard')
    .values({ ...rule, titles: texts, prizes })
    .execute();
  const ids: string[] = [];
  for (const name of ['one', 'two']) {
    const { id } = await addPlayer(database, name, 0);
    ids.push(id);
    const sums = Array.from({ length: days }, (_, nth) => ({
      member_id: id,
      day: first + nth,
      category: 'RNG' as const,
      code: 'winning' as const,
      amount: 0,
      turnover: 1_00,
      entries: 1,
    }));
    await sql.insertInto('daily_sum').values(sums).execute();
  }
  // The opening entries of the house wait for no leaderboard.
  await sql.deleteFrom('ledger_unsummed').execute();
  await database.close();
  return ids;
}

async function check(store: StorePlace, place: string): Promise<void> {
  const ids = await prepare(store);
  for (let nth = 0; nth < kills; nth += 1) {
    await runWriter(writer, {
      folder: place,
      name: String(days),
      killAfter: 1 + Math.ceil(Math.random() * 5),
      killDelayMs: Math.random() * 20,
    });
  }
  const { status } = await runWriter(writer, { folder: place, name: String(days) });
  expect(status).toBe(0);
  const database = await openDatabase(store, testStoreKey);
  const { sql } = database;
  const periods = await sql.selectFrom('leaderboard_period').select('first_day').execute();
  expect(periods).toHaveLength(days);
  const wallets = await sql
    .selectFrom('ledger_account')
    .select(['id', 'balance'])
    .where('id', 'in', ids)
    .execute();
  expect(wallets.map(({ balance }) => balance)).toEqual([days * prize, days * prize]);
  const rewards = await sql.selectFrom('reward').select('state').execute();
  expect(rewards).toHaveLength(2 * days);
  expect(rewards.every(({ state }) => state === 'claimed')).toBe(true);
  expect(await auditLedger(sql)).toEqual(balancedLedger);
  await database.close();
}

onEachStore('a killed gateway pays each prize once', check);
