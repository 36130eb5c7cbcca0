import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPlayer, clock } from '#tests/support/add-player.ts';
import { auditFigures } from '#tests/support/audit-figures.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { createBonusPlay, messagesOf, prepareBonuses } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { balanceOf, jackpotTotal, post, vendorAccount } from '../ledger/ledger.ts';
import { prepareRound, settleRound } from '../bets/bets.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { listOwedBets, reverseBet, settleOwedBet } from './reversals.ts';

let database: Database;
let players = 0;
const opening = 1_000_00;
const at = clock.now();
const reason = 'The table was faulty';

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareBonuses(database);
});
afterAll(async () => {
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  expect(await auditFigures(database)).toEqual([]);
  await database.close();
});

const play = () => createBonusPlay(database, at);
const balance = (account: string) => balanceOf(database.sql, account);
const reverse = (id: string) => reverseBet(database, id, { reason, at: at + 1 });

async function addMember(): Promise<string> {
  players += 1;
  return (await addPlayer(database, `reversed-${players}`, opening)).id;
}

const betOf = (memberId: string, key: string) =>
  database.sql
    .selectFrom('round')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

/** Plays a bet of a member. Returns its id. */
async function bet(memberId: string, key: string, [stake, pays]: [number, number], more = {}) {
  await play().play(memberId, { key, stake, pays, ...more });
  return (await betOf(memberId, key)).id;
}

/** Moves money of a member out of reach. */
function spend(memberId: string, amount: number): Promise<unknown> {
  const postings = [
    { account: memberId, amount: -amount },
    { account: 'cash', amount },
  ];
  const cause = { table: 'member', id: memberId } as const;
  const key = `spent:${memberId}:${amount}`;
  return post(database.sql, { key, kind: 'hold', at, postings, cause, actor: 'member' });
}

const blockOf = (memberId: string) =>
  database.sql
    .selectFrom('withdrawal_block')
    .select('reason')
    .where('member_id', '=', memberId)
    .execute();

it('takes the payout back and returns the stake, once, when many operators cancel a bet at once', async () => {
  const member = await addMember();
  const id = await bet(member, 'won', [100_00, 750_00]);
  expect(await balance(member)).toBe(opening + 650_00);
  const all = await Promise.all(Array.from({ length: 64 }, () => reverse(id)));
  expect(all.filter(({ kind }) => kind === 'reversed')).toEqual([{ kind: 'reversed', owed: 0 }]);
  expect(await balance(member)).toBe(opening);
  expect(await betOf(member, 'won')).toMatchObject({ status: 4, payout: 100_00, valid_bet: 0 });
  expect(await messagesOf(database, member)).toEqual(['A bet of yours was cancelled']);
  expect(await blockOf(member)).toEqual([]);
  const steps = await database.sql
    .selectFrom('money_step')
    .select(['from_state', 'to_state', 'actor', 'reason'])
    .where('subject_id', '=', id)
    .execute();
  expect(steps).toEqual([{ from_state: 'won', to_state: 'cancelled', actor: 'operator', reason }]);
});

it('returns the stake of a lost bet, and takes its part out of the jackpot', async () => {
  const member = await addMember();
  const before = await jackpotTotal(database.sql);
  await database.transaction((sql) => {
    const facts = { leastBet: null, lines: 10, isJackpot: true };
    const player = { memberId: member, nodeId: 1, category: 'RNG', vendor: 'V', facts } as const;
    const decide = () => ({ payoutCentavos: 0, outcome: null });
    const round = prepareRound({ key: 'lost', stakeCentavos: 500_00, decide });
    return settleRound(sql, player, round, at);
  });
  expect(await jackpotTotal(database.sql)).toBe(before + 5_00);
  expect(await reverse((await betOf(member, 'lost')).id)).toMatchObject({ kind: 'reversed' });
  expect(await jackpotTotal(database.sql)).toBe(before);
  expect(await balance(member)).toBe(opening);
});

it('stops withdrawals for what the balance does not reach, until it is settled', async () => {
  const member = await addMember();
  const first = await bet(member, 'first', [100_00, 700_00]);
  const second = await bet(member, 'second', [100_00, 700_00]);
  await spend(member, opening + 1_200_00 - 50_00);
  expect(await reverse(first)).toEqual({ kind: 'reversed', owed: 550_00 });
  expect(await reverse(second)).toEqual({ kind: 'reversed', owed: 600_00 });
  expect(await balance(member)).toBe(0);
  // Both were cancelled at the same time: their order is not fixed.
  const owing = new Map((await listOwedBets(database.sql)).map(({ id, owed }) => [id, owed]));
  expect([owing.get(first), owing.get(second)]).toEqual([550_00, 600_00]);
  const settle = (id: string, from: 'balance' | 'house') =>
    settleOwedBet(database, { id, from, reason: 'Agreed' }, at);
  await expect(settle(first, 'balance')).rejects.toMatchObject({ code: 'insufficient_balance' });
  await spend(member, -600_00);
  await Promise.all([settle(second, 'balance'), settle(second, 'balance')]);
  expect(await balance(member)).toBe(0);
  expect(await blockOf(member)).toEqual([
    { reason: `Bet ${first} was cancelled after its result` },
  ]);
  await settle(first, 'house');
  expect(await blockOf(member)).toEqual([]);
});

it('takes from the wallet of a vendor first, and then from the main one', async () => {
  const member = await addMember();
  const wallet = vendorAccount(member, 'V');
  await database.sql
    .insertInto('ledger_account')
    .values({ id: wallet, kind: 'vendor', balance: 0, member_id: member })
    .execute();
  const move = (amount: number) =>
    post(database.sql, {
      key: `move:${member}:${amount}`,
      kind: 'transfer',
      isInternal: true,
      at,
      cause: { table: 'member', id: member },
      actor: 'member',
      postings: [
        { account: member, amount: -amount },
        { account: wallet, amount },
      ],
    });
  await move(300_00);
  const id = await bet(member, 'away', [100_00, 900_00], { wallet });
  await move(-1_000_00);
  expect(await balance(wallet)).toBe(100_00);
  expect(await reverse(id)).toEqual({ kind: 'reversed', owed: 0 });
  expect(await balance(wallet)).toBe(0);
  expect(await balance(member)).toBe(opening);
});

it('counts the turnover of a bonus back, and gives its purse the part of the stake', async () => {
  const member = await addMember();
  const bonus = await play().grant(member, `counted:${member}`, { base: 200_00 });
  const before = await play().bonus(bonus);
  await spend(member, opening - 30_00);
  await bet(member, 'kept', [10_00, 0]);
  const kept = await play().bonus(bonus);
  const id = await bet(member, 'lost', [50_00, 0]);
  const counted = await play().bonus(bonus);
  expect(counted.turnover).toBeGreaterThan(kept.turnover);
  expect(kept.turnover).toBeGreaterThan(before.turnover);
  await reverse(id);
  expect(await play().bonus(bonus)).toMatchObject({
    state: 'active',
    turnover: kept.turnover,
    turnover_by: kept.turnover_by,
  });
  expect(await balance(`${member}/bonus:${bonus}`)).toBe(200_00);
  expect(await balance(member)).toBe(20_00);
});

it('leaves the part of a bonus that has ended to the promotions, and asks the member for none of it', async () => {
  const member = await addMember();
  const bonus = await play().grant(member, `ended:${member}`, { base: 200_00 });
  await spend(member, opening);
  const won = await bet(member, 'won', [50_00, 300_00]);
  const lost = await bet(member, 'lost', [50_00, 0]);
  await play().giveUp(member, bonus);
  expect(await reverse(won)).toEqual({ kind: 'reversed', owed: 0 });
  expect(await reverse(lost)).toEqual({ kind: 'reversed', owed: 0 });
  expect(await balance(member)).toBe(0);
  expect(await balance(`${member}/bonus:${bonus}`)).toBe(0);
});

it('refuses a bet that has won the jackpot, and one without a result', async () => {
  const member = await addMember();
  const postings = [
    { account: 'house:0', amount: -1_000_00 },
    { account: 'jackpot:0', amount: 1_000_00 },
  ];
  const cause = { table: 'member', id: member } as const;
  const fund = { key: `fund:${member}`, kind: 'adjustment', at, postings, cause } as const;
  await post(database.sql, { ...fund, actor: 'operator' });
  const id = await bet(member, 'jackpot', [100_00, 0], { jackpotPart: 0.5 });
  const before = await balance(member);
  expect(await reverse(id)).toEqual({ kind: 'jackpot' });
  const open = await play().place(member, { key: 'open', stake: 1_00, pays: 0, dueIn: 1_000 });
  expect(await reverse(open ?? '')).toEqual({ kind: 'noResult' });
  expect(await balance(member)).toBe(before - 1_00);
});
