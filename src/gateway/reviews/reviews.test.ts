import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { onEachEngine } from '#tests/support/on-each-store.ts';
import { openIdentity } from '#tests/support/open-identity.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { packOf } from '../protection/protection.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { remindOfReviews } from './reviews.ts';

const uk = packOf('UK');
const periodMs = 182 * dayMs;
const registered = clock.now();

/** The times of the messages of a member, the first one first. */
async function remindedAt({ sql }: Database, memberId: string): Promise<number[]> {
  const rows = await sql
    .selectFrom('message')
    .select('sent_at')
    .where('member_id', '=', memberId)
    .orderBy('sent_at')
    .execute();
  return rows.map(({ sent_at: at }) => at);
}

describe('a reminder', () => {
  let database: Database;
  let memberId: string;
  let names = 0;
  beforeAll(async () => {
    database = await openDatabase(await openTestStore('empty'));
    await prepareLedger(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    names += 1;
    ({ id: memberId } = await addPlayer(database, `reviewer${names}`, 0));
  });

  it('comes once in each period, from the registration on', async () => {
    const days = [0, 181, 182, 183, 363, 364, 365];
    for (const day of days) await remindOfReviews(database, uk, registered + day * dayMs);
    const times = [periodMs, 2 * periodMs].map((after) => registered + after);
    expect(await remindedAt(database, memberId)).toEqual(times);
  });

  it('waits for the full period, to the millisecond', async () => {
    await remindOfReviews(database, uk, registered + periodMs - 1);
    expect(await remindedAt(database, memberId)).toEqual([]);
    await remindOfReviews(database, uk, registered + periodMs);
    expect(await remindedAt(database, memberId)).toEqual([registered + periodMs]);
  });

  it.each(['PH', 'open'] as const)('is sent to nobody in the market %s', async (market) => {
    await remindOfReviews(database, packOf(market), registered + 10 * periodMs);
    expect(await remindedAt(database, memberId)).toEqual([]);
  });

  it('waits for the end of an exclusion', async () => {
    const end = registered + periodMs + 30 * dayMs;
    const wallet = database.sql.updateTable('ledger_account').set({ excluded_until: end });
    await wallet.where('id', '=', memberId).execute();
    await remindOfReviews(database, uk, end - 1);
    expect(await remindedAt(database, memberId)).toEqual([]);
    await remindOfReviews(database, uk, end);
    expect(await remindedAt(database, memberId)).toEqual([end]);
  });
});

it('a member in the market UK finds the reminder in the inbox, with links that lead to the pages', async () => {
  const test = await openIdentity('UK');
  await test.operator.jobs('reviews');
  await test.operator.advance(183 * 24 * 3600);
  await test.operator.jobs('reviews');
  const juan = await test.member('juan');
  const inbox = { page: 1, size: 20, search: '', message: '' };
  for (const [language, title] of [
    ['EN', 'Time for a look at your limits and your account'],
    ['CN', '该查看一下您的限额和账户了'],
  ] as const) {
    const caller = { token: juan.token, language };
    const { list } = await test.request(calls.getInbox, inbox, caller);
    const found = list.find((message) => message.title === title);
    expect(found?.content).toContain('<a href="/member?page=protection">');
    expect(found?.content).toContain('<a href="/member?page=personalProfit">');
  }
  await test.close();
});

onEachEngine('two gateways send a member one reminder', async (place) => {
  const database = await openDatabase(place, testStoreKey);
  await prepareLedger(database);
  const members = await Promise.all(
    Array.from({ length: 5 }, (_, nth) => addPlayer(database, `at-once${nth}`, 0)),
  );
  const now = registered + periodMs;
  await Promise.all(Array.from({ length: 8 }, () => remindOfReviews(database, uk, now)));
  for (const { id } of members) expect(await remindedAt(database, id)).toEqual([now]);
  await database.close();
});
