import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inEachLanguage } from '#protocol/model/language.ts';
import { dayMs, dayOf, startOfDay, weekOf } from '#protocol/model/market-day.ts';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { loadPasts } from '../seed/past/past.ts';
import { noConditions } from '../offers/offers.ts';
import { addDailySums } from '../records/records.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { closeLeaderboards } from './close-leaderboards.ts';
import { readLeaderboard, readLeaderboards } from './leaderboards.ts';
import { switchLeaderboard } from './switches.ts';

/** The week of these tests, and its last day. */
const week = weekOf(dayOf(clock.now()));
const lastDay = startOfDay(week + 6) + 3_600_000;
const end = startOfDay(week + 7);
const grace = 10 * 60_000;
const title = inEachLanguage(() => 'Week');
const prizes = [
  { from: 1, to: 1, centavos: 100_00 },
  { from: 2, to: 3, centavos: 40_00 },
];

let database: Database;
let ids: Record<string, string>;

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(() => database.close());

let run = 0;
beforeEach(async () => {
  const { sql } = database;
  run += 1;
  for (const table of ['leaderboard_place', 'leaderboard_period', 'leaderboard'] as const) {
    await sql.deleteFrom(table).execute();
  }
  await sql.deleteFrom('ledger_unsummed').execute();
  await sql.deleteFrom('daily_sum').execute();
  ids = {};
  for (const name of ['one', 'two', 'three', 'four']) {
    ids[name] = (await addPlayer(database, `${name}${run}`, 1_000_00)).id;
  }
  const row = {
    id: `week${run}`,
    sort: 0,
    period: 'week',
    category: null,
    from_day: week,
  } as const;
  const texts = { titles: JSON.stringify(title), prizes: JSON.stringify(prizes) };
  await sql
    .insertInto('leaderboard')
    .values({ ...row, ...texts })
    .execute();
  await play('one', 5_00);
  await play('two', 9_00);
  await play('three', 5_00);
});

async function play(name: string, stakeCentavos: number, at = lastDay): Promise<void> {
  const result = { payoutCentavos: 0, outcome: null };
  const game = { nodeId: 1, category: 'RNG', vendor: 'V', choice: null, cancelled: null } as const;
  const times = { kind: 'bet', minutesAgo: 0, endedMinutesAgo: 0 } as const;
  const owner = { memberId: ids[name] ?? '', payoutAccountId: '' };
  await database.transaction((sql) =>
    loadPasts(sql, [{ ...owner, events: [{ ...times, ...game, stakeCentavos, result }] }], at),
  );
}

async function show(at: number, choice: number | null = null) {
  const boards = await readLeaderboards(database.sql);
  const asked = { choice: { board: null, at: choice }, memberId: ids['four'] ?? '', now: at };
  return readLeaderboard(database.sql, boards, asked);
}

const placesOf = async (at: number, choice: number | null = null) =>
  (await show(at, choice))?.standings.map(({ nickname, place, gap, prize }) => ({
    name: nickname.replace(/\d+$/, ''),
    place,
    gap,
    prize,
  }));

const paid = () =>
  database.sql
    .selectFrom('reward')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['username', 'amount', 'state'])
    .where('source', '=', 'leaderboard')
    .where('cause_id', '=', `week${run}`)
    .orderBy('amount', 'desc')
    .orderBy('username')
    .execute();

describe('a leaderboard', () => {
  it('ranks players by turnover; of equals, the first registered is before', async () => {
    await addDailySums(database);
    expect(await placesOf(lastDay)).toEqual([
      { name: 'two', place: 1, gap: null, prize: null },
      { name: 'one', place: 2, gap: 4_01, prize: null },
      { name: 'three', place: 3, gap: 1, prize: null },
    ]);
  });

  it('leaves out trial accounts and turnover of another week', async () => {
    await play('four', 20_00, end + 1);
    await database.sql
      .updateTable('member')
      .set({ type: 4 })
      .where('id', '=', ids['two'] ?? '')
      .execute();
    await addDailySums(database);
    expect((await placesOf(lastDay))?.map(({ name }) => name)).toEqual(['one', 'three']);
    expect((await placesOf(end + 2))?.map(({ name }) => name)).toEqual(['four']);
  });

  it('shows the period that waits for its prizes, and no period of another time', async () => {
    await addDailySums(database);
    expect(await show(end + 1, lastDay)).toMatchObject({ isFinal: false, days: { from: week } });
    await expect(show(end + 8 * dayMs, lastDay)).rejects.toMatchObject({ code: 'not_found' });
  });
});

/** Closes the ended periods, without conditions of cash. */
const close = (at: number) => closeLeaderboards(database, { now: at, conditions: noConditions });

describe('the prizes of a period', () => {
  it('are paid once, ten minutes after its end, whatever number of jobs runs', async () => {
    await addDailySums(database);
    expect(await close(end + grace - 1)).toBe(0);
    const closed = await Promise.all([1, 2, 3].map(() => close(end + grace)));
    expect(closed.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await close(end + grace + 1)).toBe(0);
    expect(await paid()).toEqual([
      { username: `two${run}`, amount: 100_00, state: 'claimed' },
      { username: `one${run}`, amount: 40_00, state: 'claimed' },
      { username: `three${run}`, amount: 40_00, state: 'claimed' },
    ]);
    expect(await placesOf(end + grace, lastDay)).toEqual([
      { name: 'two', place: 1, gap: null, prize: 100_00 },
      { name: 'one', place: 2, gap: 4_01, prize: 40_00 },
      { name: 'three', place: 3, gap: 1, prize: 40_00 },
    ]);
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  });

  it('notify each winner by a message', async () => {
    await addDailySums(database);
    await close(end + grace);
    const messages = await database.sql
      .selectFrom('message')
      .select('titles')
      .where('member_id', '=', ids['two'] ?? '')
      .execute();
    expect(messages.map(({ titles }) => titles.EN)).toEqual(['You won ₱100.00 on the leaderboard']);
  });

  it('wait while entries of the period are not in the daily sums', async () => {
    expect(await close(end + grace)).toBe(0);
    await addDailySums(database);
    expect(await close(end + grace)).toBe(1);
  });

  it('stay as they were paid when the operator changes them', async () => {
    await addDailySums(database);
    await close(end + grace);
    await database.sql.updateTable('leaderboard').set({ prizes: '[]' }).execute();
    expect((await placesOf(end + grace, lastDay))?.[0]).toMatchObject({ prize: 100_00 });
  });

  it('are paid for missed weeks, and not for weeks that end while the leaderboard is off', async () => {
    await addDailySums(database);
    const change = (enabled: boolean, now: number) =>
      switchLeaderboard(database.sql, `week${run}`, { enabled, now });
    await change(false, lastDay);
    expect(await close(end + grace)).toBe(0);
    await change(true, end + 8 * dayMs);
    await play('four', 5_00, end + 8 * dayMs);
    await addDailySums(database);
    expect(await close(end + 22 * dayMs)).toBe(2);
    expect(await paid()).toMatchObject([{ username: `four${run}`, amount: 100_00 }]);
  });
});
