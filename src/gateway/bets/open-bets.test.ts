import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPlayer, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { fillDueBets, dueAt } from '#tests/support/fill-due-bets.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { balanceOf } from '../ledger/postings.ts';
import { settleBet, voidBet } from './end-bets.ts';
import { mostOpenBets, placeBet } from './open-bets.ts';
import { settleDueBets } from './settle-due-bets.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(() => database.close());

const cancellation = { actor: 'operator', remark: 'The match was called off' } as const;

/** Places a bet of 10 pesos that is due at time 100 and pays `payoutCentavos`. */
function place(memberId: string, key: string, payoutCentavos: number) {
  const player = { memberId, nodeId: 1, category: 'SPORTS', vendor: 'V' } as const;
  const result = { payoutCentavos, outcome: { home: 2 } };
  const bet = { key, stakeCentavos: 1_000, choice: 'home', result, dueAt: 100 };
  return database.transaction((sql) => placeBet(sql, player, bet, 1));
}

async function betOf(id: string | null) {
  return database.sql
    .selectFrom('round')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();
}

/** The amounts of the live events that bets of a member have caused. */
async function announcedAmounts(memberId: string) {
  const rows = database.sql.selectFrom('event').select(['kind', 'values']);
  const events = await rows.where('member_id', '=', memberId).execute();
  expect(events.every(({ kind }) => kind === 'balanceChanged')).toBe(true);
  return events.map(({ values }) => values.amount);
}

it('holds the stake of an open bet, and pays it once when it is due', async () => {
  const { id } = await addPlayer(database, 'opens', 5_000);
  const bet = await place(id, 'one', 2_500);
  expect(await place(id, 'one', 9_999)).toBeNull();
  expect(await balanceOf(database.sql, id)).toBe(4_000);
  expect(await betOf(bet)).toMatchObject({ status: 0, payout: 0, outcome: null, choice: 'home' });
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  expect(await settleDueBets(database, 99)).toBe(0);
  const settled = await Promise.all([settleDueBets(database, 100), settleDueBets(database, 101)]);
  expect(settled[0] + settled[1]).toBe(1);
  expect(await balanceOf(database.sql, id)).toBe(6_500);
  const paid = { status: 1, payout: 2_500, outcome: { home: 2 }, pending: null, valid_bet: 1_000 };
  expect(await betOf(bet)).toMatchObject(paid);
  expect(await announcedAmounts(id)).toEqual([2_500]);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
});

it('settles a lost bet without a posting of the member', async () => {
  const { id } = await addPlayer(database, 'loses', 1_000);
  const bet = await place(id, 'lost', 0);
  expect(await settleDueBets(database, 200)).toBe(1);
  expect(await betOf(bet)).toMatchObject({ status: 2, payout: 0 });
  expect(await announcedAmounts(id)).toEqual([]);
  const entries = database.sql
    .selectFrom('ledger_entry')
    .select(['kind', 'actor', 'turnover', 'order_no'])
    .where('cause_id', '=', bet)
    .orderBy('id');
  expect(await entries.execute()).toEqual([
    { kind: 'stake', actor: 'member', turnover: 0, order_no: bet },
    { kind: 'settle', actor: 'job', turnover: 1_000, order_no: bet },
  ]);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
});

it('gives the stake of a cancelled bet back once', async () => {
  const { id } = await addPlayer(database, 'waits', 1_000);
  const bet = (await place(id, 'void', 9_000)) ?? '';
  const cancel = () => database.transaction((sql) => voidBet(sql, bet, cancellation, 50));
  expect(await cancel()).toBe(true);
  expect(await cancel()).toBe(false);
  const result = { payoutCentavos: 9_000, outcome: null };
  expect(await database.transaction((sql) => settleBet(sql, bet, result, 60))).toBe(false);
  expect(await settleDueBets(database, 300)).toBe(0);
  expect(await betOf(bet)).toMatchObject({ status: 4, payout: 1_000, valid_bet: 0, pending: null });
  expect(await balanceOf(database.sql, id)).toBe(1_000);
  expect(await announcedAmounts(id)).toEqual([1_000]);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
});

it('refuses a stake above the balance', async () => {
  const { id } = await addPlayer(database, 'poor', 999);
  await expect(place(id, 'dear', 0)).rejects.toMatchObject({ code: 'insufficient_balance' });
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
});

it('refuses a bet of a member who has as many open bets as possible, also when two come at once', async () => {
  const { id } = await addPlayer(database, 'many', mostOpenBets * 10_00);
  const { id: other } = await addPlayer(database, 'other', 10_00);
  await fillDueBets(database, new Map([[id, mostOpenBets - 1]]));
  const both = await Promise.allSettled([place(id, 'left', 0), place(id, 'right', 0)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = { code: 'too_many_open_bets', value: { most: mostOpenBets } };
  await expect(place(id, 'more', 0)).rejects.toMatchObject(refused);
  expect(await balanceOf(database.sql, id)).toBe(0);
  expect(await place(id, 'left', 0)).toBeNull();
  expect(await place(other, 'first', 0)).not.toBeNull();
  expect(await settleDueBets(database, dueAt)).toBe(mostOpenBets + 1);
  expect(await place(id, 'after', 0)).not.toBeNull();
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
});
