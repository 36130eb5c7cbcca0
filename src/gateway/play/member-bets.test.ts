import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPlayer, prepareLedger } from '#tests/support/add-player.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { settleDueBets } from '../bets/bets.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { createMemberBets } from './member-bets.ts';
import type { BetToPlace, HandEnd } from './play.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(() => database.close());

/** The kind of the one game of the store. */
const kind = 'slot';
const begin = Date.UTC(2026, 0, 1);

function openBets() {
  const time = { now: begin };
  return { time, bets: createMemberBets(database, { now: () => time.now }) };
}

/** A bet of 10 pesos that is due a minute later. */
function bet(key: string, payoutCentavos: number, decided: string[] = []): BetToPlace {
  return {
    key,
    stakeCentavos: 1_000,
    decide(now) {
      decided.push(key);
      const result = { payoutCentavos, outcome: { secret: payoutCentavos } };
      return { choice: { side: 'home' }, result, dueAt: now + 60_000 };
    },
  };
}

it('holds a stake until the bet is due, reveals nothing before, and pays once', async () => {
  const { bets, time } = openBets();
  const { session } = await addPlayer(database, 'waits', 5_000);
  const decided: string[] = [];
  const placed = await bets.place(session, kind, bet('a-bet-one', 2_500, decided));
  expect(placed).toMatchObject({ balanceCentavos: 4_000, bet: { state: 'open', outcome: null } });
  const again = await bets.place(session, kind, bet('a-bet-one', 9_900, decided));
  expect(again).toEqual(placed);
  expect(decided).toEqual(['a-bet-one']);
  time.now += 59_999;
  expect(JSON.stringify(await bets.list(session, kind))).not.toContain('secret');
  time.now += 1;
  const [first, second] = await Promise.all([bets.list(session, kind), bets.list(session, kind)]);
  expect(first).toEqual(second);
  expect(first).toMatchObject({
    balanceCentavos: 6_500,
    bets: [{ state: 'won', outcome: { secret: 2_500 } }],
  });
  expect(await settleDueBets(database, time.now)).toBe(0);
});

it('refuses a stake above the balance, a bet that is refused, and sessions of others', async () => {
  const { bets } = openBets();
  const { session } = await addPlayer(database, 'refused', 999);
  const poor = bets.place(session, kind, bet('a-dear-bet', 0));
  await expect(poor).rejects.toMatchObject({ code: 'insufficient_balance' });
  const closed = {
    ...bet('a-late-bet', 0),
    decide: () => {
      throw new RangeError('closed');
    },
  };
  await expect(bets.place(session, kind, closed)).rejects.toThrow('closed');
  await expect(bets.list('nobody', kind)).rejects.toMatchObject({ code: 'login.not.session' });
  await expect(bets.list(session, 'fish')).rejects.toMatchObject({ code: 'login.not.session' });
  expect(await bets.list(session, kind)).toEqual({ balanceCentavos: 999, bets: [] });
});

const call: HandEnd = {
  result: { payoutCentavos: 2_000, outcome: { won: true } },
  raise: { stakeCentavos: 2_000, choice: null, result: { payoutCentavos: 4_000, outcome: {} } },
};
const fold: HandEnd = { result: { payoutCentavos: 0, outcome: { won: false } }, raise: null };

it('ends a hand once: a call and a fold at the same time are one of them', async () => {
  const { bets } = openBets();
  const { session } = await addPlayer(database, 'hands', 3_000);
  await bets.place(session, kind, bet('a-hand-01', 0));
  const ends = await Promise.all(
    [call, fold, call].map((end) => bets.end(session, kind, 'a-hand-01', () => end)),
  );
  expect(ends.map((end) => end.bet)).toEqual([ends[0]?.bet, ends[0]?.bet, ends[0]?.bet]);
  const { balanceCentavos } = await bets.list(session, kind);
  expect(balanceCentavos).toBe(ends[0]?.raise === null ? 2_000 : 6_000);
  await expect(bets.end(session, kind, 'no-such-hand', () => fold)).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('leaves a hand open when the balance does not cover the call, and folds it when it is due', async () => {
  const { bets, time } = openBets();
  const { session } = await addPlayer(database, 'short', 2_500);
  await bets.place(session, kind, bet('a-hand-02', 0));
  const raised = bets.end(session, kind, 'a-hand-02', () => call);
  await expect(raised).rejects.toMatchObject({ code: 'insufficient_balance' });
  expect((await bets.list(session, kind)).bets).toMatchObject([{ state: 'open' }]);
  time.now += 60_000;
  const { bets: listed, balanceCentavos } = await bets.list(session, kind);
  expect([listed[0]?.state, balanceCentavos]).toEqual(['lost', 1_500]);
  const late = await bets.end(session, kind, 'a-hand-02', () => call);
  expect(late).toMatchObject({ raise: null, balanceCentavos: 1_500 });
});

it('gives a bet without a result its result when it is due, once, and keeps none before', async () => {
  const time = { now: begin };
  const seen: unknown[] = [];
  const decide = (due: object) => {
    seen.push(due);
    return { payoutCentavos: 3_000, outcome: { late: true } };
  };
  const bets = createMemberBets(database, { now: () => time.now }, { decide });
  const { id, session } = await addPlayer(database, 'undecided', 5_000);
  const later = (now: number) => ({ choice: 'mine', result: null, dueAt: now + 60_000 });
  await bets.place(session, kind, { ...bet('undecided', 0), decide: later });
  const stored = database.sql.selectFrom('round').select(['pending', 'outcome', 'status']);
  const row = () => stored.where('member_id', '=', id).executeTakeFirst();
  time.now += 59_999;
  await bets.list(session, kind);
  expect(await row()).toEqual({ pending: null, outcome: null, status: 0 });
  expect(seen).toEqual([]);
  time.now += 1;
  await expect(settleDueBets(database, time.now, { decide: () => null })).rejects.toThrow(
    '1 due bets have no result',
  );
  const settle = () => settleDueBets(database, time.now, { decide });
  const counts = await Promise.all([settle(), settle()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(seen).toContainEqual({ kind: 'slot', choice: 'mine', stakeCentavos: 1_000 });
  expect(await bets.list(session, kind)).toMatchObject({
    balanceCentavos: 7_000,
    bets: [{ state: 'won', outcome: { late: true } }],
  });
});
