import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf, startOfDay } from '#protocol/model/market-day.ts';
import { clock, prepareLedger } from '#tests/support/add-player.ts';
import { addTeam } from '#tests/support/add-team.ts';
import { createBonusPlay } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { post } from '../../ledger/postings.ts';
import { addDailySums } from '../../records/records.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { readIncome } from './income.ts';
import { teamPeople } from './overview.ts';
import { keyOfEntry, readTeamEntries, type TeamEntry } from './team-entries.ts';
import { teamFigures } from './team-figures.ts';
import { readTeamRows, type TeamRow, type TeamSums } from './team-rows.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(() => database.close());

const first = dayOf(clock.now()) + 1;
const days = { from: first, to: first + 3 };
const at = (day: number) => startOfDay(first + day) + 1;
const asOf = at(400);

const play = (memberId: string, day: number, stake: number, pays: number) =>
  createBonusPlay(database, at(day)).play(memberId, { key: crypto.randomUUID(), stake, pays });

const pay = (
  kind: 'deposit' | 'reward' | 'dividend',
  { memberId, other = 'house:0' }: { readonly memberId: string; readonly other?: string },
  day: number,
  amount: number,
) =>
  post(database.sql, {
    key: crypto.randomUUID(),
    kind,
    at: at(day),
    cause: { table: 'member', id: memberId },
    actor: 'operator',
    postings: [
      { account: memberId, amount },
      { account: other, amount: -amount },
    ],
  });

const wanted = { days, search: '', category: '', asOf } as const;
const whole = { after: null, offset: 0, size: 100 };

const rowsOf = (parentId: string, by: 'member' | 'team', depth: 'one' | 'all' = 'one') =>
  readTeamRows(database.sql, { ...wanted, parentId, by, depth }, whole);

function addUp(rows: readonly TeamSums[]): TeamSums {
  const sum = (field: keyof TeamSums) => rows.reduce((all, row) => all + row[field], 0);
  return {
    stake: sum('stake'),
    payout: sum('payout'),
    turnover: sum('turnover'),
    deposits: sum('deposits'),
    withdrawals: sum('withdrawals'),
    bonuses: sum('bonuses'),
    other: sum('other'),
    profit: sum('profit'),
  };
}

describe('profit and loss of downlines', () => {
  it('has rows whose sums are the head, on each level of any tree', async () => {
    const trees = fc.array(fc.nat(20), { minLength: 1, maxLength: 8 });
    const events = fc.array(
      fc.record({
        who: fc.nat(8),
        day: fc.integer({ min: -1, max: 3 }),
        what: fc.constantFrom('play' as const, 'deposit' as const, 'reward' as const),
        amount: fc.integer({ min: 1, max: 500_00 }),
        pays: fc.integer({ min: 0, max: 900_00 }),
      }),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(trees, events, async (tree, list) => {
        const uplines = [null, ...tree.map((upline, nth) => upline % (nth + 1))];
        const ids = await addTeam(database, uplines);
        for (const { who, day, what, amount, pays } of list) {
          const memberId = ids[who % ids.length] ?? '';
          if (what === 'play') await play(memberId, day, amount, pays);
          else await pay(what, { memberId }, day, amount);
        }
        await addDailySums(database);
        for (const parentId of ids) {
          const { rows, total } = await rowsOf(parentId, 'team');
          const { count, ...sums } = total;
          expect(count).toBe(rows.length);
          expect(addUp(rows)).toEqual(sums);
          const own = rows.find(({ id }) => id === parentId);
          const members = await rowsOf(parentId, 'member', 'all');
          expect(addUp([...members.rows, ...(own ? [own] : [])])).toEqual(sums);
          const figures = await teamFigures(database.sql, { agentId: parentId, ...days });
          const turnover = figures.reduce((all, day) => all + day.turnover, 0);
          const profit = figures.reduce((all, day) => all + day.profit, 0);
          expect(members.total).toMatchObject({ turnover, profit });
          for (const row of rows.filter(({ id }) => id !== parentId)) {
            expect((await rowsOf(row.id, 'team')).total).toMatchObject(addUp([row]));
          }
        }
      }),
      { numRuns: 10 },
    );
  }, 60_000);
});

describe('the rows of members', () => {
  it('cover one level or all, are found by account, and have entries in the days', async () => {
    const [top = '', child = '', deep = '', idle = ''] = await addTeam(database, [null, 0, 1, 0]);
    for (const member of [top, child, deep]) await play(member, 1, 100_00, 20_00);
    await play(idle, 5, 100_00, 0);
    await addDailySums(database);
    const idsOf = (rows: readonly TeamRow[]) => new Set(rows.map(({ id }) => id));
    expect(idsOf((await rowsOf(top, 'member')).rows)).toEqual(new Set([child]));
    const all = await rowsOf(top, 'member', 'all');
    expect(idsOf(all.rows)).toEqual(new Set([child, deep]));
    const row = all.rows.find(({ id }) => id === child);
    expect(row).toMatchObject({ stake: 100_00, payout: 20_00, profit: 80_00, hasDownlines: true });
    const { sql } = database;
    const filter = { ...wanted, parentId: top, by: 'member', depth: 'all' } as const;
    const search = row?.username.slice(0, 34).toUpperCase() ?? '';
    const found = await readTeamRows(sql, { ...filter, search }, whole);
    expect(idsOf(found.rows)).toEqual(new Set([child]));
    expect(found.total.turnover).toBe(100_00);
    const none = await readTeamRows(sql, { ...filter, category: 'LIVE' }, whole);
    expect(none).toMatchObject({ rows: [], total: { count: 0, stake: 0 } });
    const earlier = await readTeamRows(sql, { ...filter, asOf: clock.now() - 1 }, whole);
    expect(earlier).toMatchObject({ rows: [], total: { count: 0, turnover: 0, profit: 0 } });
    const games = await readTeamRows(sql, { ...filter, category: 'RNG' }, whole);
    expect(games.total).toMatchObject(addUp(games.rows));
  });

  it('hide accounts that are mobile numbers from the search', async () => {
    const [top = '', child = ''] = await addTeam(database, [null, 0]);
    const number = '639170000123';
    await database.sql
      .updateTable('member')
      .set({ username: number, username_key: number, mobile: number })
      .where('id', '=', child)
      .execute();
    await play(child, 1, 100_00, 0);
    await addDailySums(database);
    const filter = { ...wanted, parentId: top, by: 'member', depth: 'all' } as const;
    const search = await readTeamRows(database.sql, { ...filter, search: '6391' }, whole);
    expect(search.rows).toEqual([]);
    expect((await readTeamRows(database.sql, filter, whole)).rows).toHaveLength(1);
  });

  it('come page by page, and rows that arrive meanwhile move none', async () => {
    const ids = await addTeam(database, [null, 0, 0, 0, 0, 0]);
    const [top = '', ...children] = ids;
    for (const child of children.slice(1)) await play(child, 1, 10_00, 0);
    await addDailySums(database);
    const filter = { ...wanted, parentId: top, by: 'member', depth: 'one' } as const;
    const page = (after: string | null) =>
      readTeamRows(database.sql, filter, { after, offset: 0, size: 2 });
    const one = await page(null);
    await play(children[0] ?? '', 1, 10_00, 0);
    await addDailySums(database);
    const two = await page(one.rows[1]?.id ?? null);
    const seen = [...one.rows, ...two.rows].map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(new Set(seen)).toEqual(new Set(children.slice(1)));
  });
});

describe('the entries of a team', () => {
  it('are the account records below, newest first, in pages without gaps', async () => {
    const [top = '', child = '', deep = ''] = await addTeam(database, [null, 0, 1]);
    await play(child, 1, 100_00, 20_00);
    await play(deep, 1, 50_00, 0);
    await pay('dividend', { memberId: deep, other: child }, 1, 7_00);
    await pay('deposit', { memberId: top }, 1, 9_00);
    const filter = {
      parentId: top,
      depth: 'all',
      from: at(0),
      to: at(3),
      search: '',
      code: '',
      asOf,
    } as const;
    const all = await readTeamEntries(database.sql, filter, { after: null, size: 100 });
    expect(all.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
      -100_00, -50_00, -7_00, 7_00, 20_00,
    ]);
    const paged: TeamEntry[] = [];
    for (let after: string | null = null; ;) {
      const [entry] = await readTeamEntries(database.sql, filter, { after, size: 1 });
      if (!entry) break;
      paged.push(entry);
      after = keyOfEntry(entry);
    }
    expect(paged).toEqual(all);
    const one = { ...filter, depth: 'one', code: 'share_bonus' } as const;
    const few = await readTeamEntries(database.sql, one, { after: null, size: 100 });
    expect(few.map(({ amount }) => amount)).toEqual([-7_00]);
  });
});

it('the sums have the earnings and payments of an agent, and the active members of a period', async () => {
  const [top = '', child = '', deep = ''] = await addTeam(database, [null, 0, 1]);
  await pay('dividend', { memberId: child }, 0, 30_00);
  await pay('dividend', { memberId: deep, other: child }, 1, 12_00);
  for (const day of [0, 1, 2]) await play(deep, day, 5_00, 0);
  await addDailySums(database);
  expect(await readIncome(database.sql, child, days)).toContainEqual({
    code: 'share_bonus',
    income: 30_00,
    outgo: 12_00,
  });
  const people = await teamPeople(database.sql, { agentId: top, ...days });
  expect(people).toEqual({ members: 2, active: 1 });
});
