import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addPlayer } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { dueAt, fillDueBets } from '#tests/support/fill-due-bets.ts';
import { createBonusPlay, prepareBonuses } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import type { Engine } from '../store/engine.ts';
import { openBet } from './bet-entries.ts';
import { balanceOf } from '../ledger/postings.ts';
import { settleDueBets } from './settle-due-bets.ts';

let database: Database;
let statements = 0;
let players = 0;
const opening = 10_000_00;

beforeAll(async () => {
  const { engine } = await openTestStore('empty');
  const counting: Engine = {
    ...engine,
    query(statement, parameters) {
      statements += 1;
      return engine.query(statement, parameters);
    },
  };
  database = await openDatabase({ kind: 'engine', engine: counting });
  await prepareBonuses(database);
});
beforeEach(async () => {
  await settleDueBets(database, dueAt);
});
afterAll(() => database.close());

async function addPlayers(count: number, balance = opening): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    players += 1;
    ids.push((await addPlayer(database, `player${players}`, balance)).id);
  }
  return ids;
}

/** The members of the settled bets of some members, in the order of their settlement. */
async function settledOf(memberIds: readonly string[]): Promise<string[]> {
  const entries = database.sql.selectFrom('ledger_entry').select('member_id as memberId');
  const settled = entries.where('kind', '=', 'settle').where('member_id', 'in', memberIds);
  return (await settled.orderBy('id').execute()).map(({ memberId }) => memberId ?? '');
}

async function openBetsOf(memberId: string): Promise<string[]> {
  const rounds = database.sql.selectFrom('round').select('id').where('status', '=', openBet);
  return (await rounds.where('member_id', '=', memberId).execute()).map(({ id }) => id);
}

it('settles all due bets in one run, with less than one statement for each', async () => {
  const ids = await addPlayers(5);
  await fillDueBets(database, new Map(ids.map((id) => [id, 60])));
  statements = 0;
  expect(await settleDueBets(database, dueAt - 1)).toBe(0);
  expect(await settleDueBets(database, dueAt)).toBe(300);
  expect(statements).toBeLessThan(300);
  expect(await settleDueBets(database, dueAt)).toBe(0);
  for (const id of ids) {
    expect(await balanceOf(database.sql, id)).toBe(opening - 60 * 10_00 + 30 * 25_00);
  }
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
});

it('settles the bet of one member after no more than one bet of each other', async () => {
  const [many = '', few = '', one = ''] = await addPlayers(3);
  await fillDueBets(database, new Map([[many, 150]]));
  await fillDueBets(database, new Map([[few, 2]]));
  await fillDueBets(database, new Map([[one, 1]]));
  await settleDueBets(database, dueAt, { budgetMs: 0 });
  const order = await settledOf([many, few, one]);
  expect(order.length).toBeLessThan(153);
  expect(order.slice(0, 3).toSorted()).toEqual([many, few, one].toSorted());
  expect(order.slice(3, 5).toSorted()).toEqual([many, few].toSorted());
});

it('begins no further batch after its time, and the next run goes on', async () => {
  const [id = ''] = await addPlayers(1);
  await fillDueBets(database, new Map([[id, 120]]));
  const first = await settleDueBets(database, dueAt, { budgetMs: 0 });
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(120);
  expect(await settleDueBets(database, dueAt)).toBe(120 - first);
});

it('settles all other bets when some cannot be settled, and names them', async () => {
  const [broken = '', whole = ''] = await addPlayers(2);
  await fillDueBets(database, new Map([[broken, 30]]));
  await fillDueBets(database, new Map([[whole, 30]]));
  const bad = (await openBetsOf(broken)).slice(0, 3);
  const pending = JSON.stringify({ payoutCentavos: -1, outcome: null });
  const rounds = database.sql.updateTable('round').where('id', 'in', bad);
  await rounds.set({ pending }).execute();
  const text = /^3 bets could not be settled, the first is /;
  await expect(settleDueBets(database, dueAt)).rejects.toThrow(text);
  expect(await openBetsOf(whole)).toEqual([]);
  expect((await openBetsOf(broken)).toSorted()).toEqual(bad.toSorted());
  const errors: Error[] = [];
  const onFailed = (error: Error) => void errors.push(error);
  expect(await settleDueBets(database, dueAt, { onFailed })).toBe(0);
  expect(errors).toMatchObject([{ message: expect.stringMatching(text) as unknown }]);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  await rounds.set({ pending: JSON.stringify({ payoutCentavos: 0, outcome: null }) }).execute();
});

it('counts the bets of a member with a bonus for it, among the bets of others', async () => {
  const [plain = '', owner = ''] = await addPlayers(2, 30_00);
  const play = createBonusPlay(database, dueAt);
  await fillDueBets(database, new Map([[owner, 2]]));
  const bonus = await play.grant(owner, `grant-${owner}`);
  await play.place(owner, { key: 'from-both', stake: 20_00, pays: 30_00 });
  expect(await play.bonus(bonus)).toMatchObject({ open_bets: 1, turnover: 0 });
  await fillDueBets(database, new Map([[plain, 3]]));
  const reported: string[] = [];
  const onSettled: Parameters<typeof settleDueBets>[2] = {
    onSettled(_, bets) {
      reported.push(...bets.map(({ memberId }) => memberId));
      return Promise.resolve();
    },
  };
  expect(await settleDueBets(database, dueAt, onSettled)).toBe(6);
  expect(reported.toSorted()).toEqual([plain, plain, plain, owner, owner, owner].toSorted());
  expect(await play.bonus(bonus)).toMatchObject({ open_bets: 0 });
  expect((await play.bonus(bonus)).turnover).toBeGreaterThan(0);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
});
