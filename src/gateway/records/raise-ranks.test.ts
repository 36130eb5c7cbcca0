import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf } from '#protocol/model/market-day.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { cashAccount, post } from '../ledger/postings.ts';
import { recordChangedSums } from './changed-sums.ts';
import { addDailySums } from './daily-sums.ts';
import { raiseRanks } from './raise-ranks.ts';
import { readRanks } from './ranks.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('demo'), testStoreKey);
});
afterAll(() => database.close());

const now = Date.now();
const today = dayOf(now);
/** Raises members as after a change of their sums. */
async function run(): Promise<number> {
  await recordChangedSums(raw`daily_sum`).execute(database.sql);
  return raiseRanks(database, now);
}

const clubMembers = () =>
  database.sql
    .selectFrom('member')
    .select(['id', 'rank_id', 'level'])
    .where('club_type', 'is not', null)
    .orderBy('id')
    .execute();
/** Messages about a new level. */
async function news(memberId: string) {
  const messages = await database.sql
    .selectFrom('message')
    .select(['titles', 'contents'])
    .where('member_id', '=', memberId)
    .orderBy('sent_at')
    .execute();
  return messages.filter(({ titles }) => titles.EN === 'You reached a new level');
}

it('raises each member once, to the highest level reached, with one message', async () => {
  const { sql } = database;
  const [lowest] = await readRanks(sql);
  await sql
    .updateTable('member')
    .set({ rank_id: lowest?.id ?? null })
    .execute();
  await sql.updateTable('rank').set({ month_turnover: 0, total_turnover: 0 }).execute();
  await sql
    .insertInto('daily_sum')
    .columns(['member_id', 'day', 'category', 'code', 'amount', 'turnover', 'entries'])
    .expression((of) =>
      of
        .selectFrom('member')
        .where('club_type', 'is not', null)
        .select((to) => [
          'id',
          to.val(today).$castTo<number>().as('day'),
          to.val('TEST').as('category'),
          to.val('test').as('code'),
          to.lit(0).as('amount'),
          to.lit(1).as('turnover'),
          to.lit(1).as('entries'),
        ]),
    )
    .execute();
  const members = await clubMembers();
  const top = (await readRanks(sql)).at(-1);
  const before = new Map<string, number>();
  for (const { id } of members) before.set(id, (await news(id)).length);
  expect(members.length).toBeGreaterThan(0);

  const [one, other] = await Promise.all([run(), run()]);
  expect(one + other).toBe(members.length);
  expect(await run()).toBe(0);
  for (const { id, rank_id: rank, level } of await clubMembers()) {
    expect([rank, level]).toEqual([top?.id, top?.names.EN]);
    const reported = await news(id);
    expect(reported).toHaveLength((before.get(id) ?? 0) + 1);
    expect(JSON.stringify(reported.at(-1)?.contents)).toContain(top?.names.EN);
  }
});

it('never takes a level away', async () => {
  await database.sql
    .updateTable('rank')
    .set({ month_turnover: 1e12, total_turnover: 1e12 })
    .execute();
  const before = await clubMembers();
  expect(await run()).toBe(0);
  expect(await clubMembers()).toEqual(before);
});

it('raises more members than one batch', async () => {
  const { sql } = database;
  const [first] = await clubMembers();
  const found = await sql
    .selectFrom('member')
    .selectAll()
    .where('id', '=', first?.id ?? '')
    .executeTakeFirstOrThrow();
  const ids = Array.from(
    { length: 130 },
    (_, n) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  );
  await sql
    .insertInto('member')
    .values(
      ids.map((id, n) => ({
        ...found,
        id,
        username: `club${n}`,
        username_key: `club${n}`,
        referral_code: `club${n}`,
        profile: '{}',
        mobile: null,
        email: null,
        rank_id: null,
      })),
    )
    .execute();
  await sql.updateTable('rank').set({ month_turnover: 0, total_turnover: 0 }).execute();
  expect(await run()).toBe(130);
});

it('offers the gift of each level that a member passes, once', async () => {
  const { sql } = database;
  const [lowest] = await readRanks(sql);
  const own = sql.selectFrom('reward').select(['member_id', 'source', 'amount', 'state']);
  const gifts = await own.where('source', '=', 'levelGift').orderBy('member_id').execute();
  const amounts = (await readRanks(sql)).flatMap(({ gift }) => (gift > 0 ? gift : []));
  expect(amounts).toEqual([38_00, 388_00, 3_888_00]);
  const first = gifts.filter((gift) => gift.member_id === gifts[0]?.member_id);
  expect(first.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual(amounts);
  await sql
    .updateTable('member')
    .set({ rank_id: lowest?.id ?? null })
    .execute();
  await run();
  expect(await own.where('source', '=', 'levelGift').orderBy('member_id').execute()).toEqual(gifts);
});

it('looks only at members whose sums have changed, also when the change is days ago', async () => {
  const { sql } = database;
  const [lowest] = await readRanks(sql);
  await sql
    .updateTable('member')
    .set({ rank_id: lowest?.id ?? null })
    .execute();
  await sql.deleteFrom('changed_sum').execute();
  expect(await raiseRanks(database, now)).toBe(0);
  const member = (await clubMembers()).at(-1);
  const id = member?.id ?? '';
  const posted = { key: 'a-gift', kind: 'adjustment', at: now, actor: 'operator' } as const;
  const postings = [
    { account: cashAccount, amount: -100 },
    { account: id, amount: 100 },
  ];
  const accounts = sql.insertInto('ledger_account').values({
    id,
    kind: 'member',
    balance: 0,
    member_id: id,
  });
  await accounts.onConflict((on) => on.doNothing()).execute();
  await post(sql, { ...posted, postings, cause: { table: 'member', id } });
  await addDailySums(database);
  const daysLater = now + 5 * 86_400_000;
  const runs = [raiseRanks(database, daysLater), raiseRanks(database, daysLater)];
  const [one = 0, other = 0] = await Promise.all(runs);
  expect(one + other).toBe(1);
  expect(await raiseRanks(database, daysLater)).toBe(0);
});
