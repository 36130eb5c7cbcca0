import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPlayer } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import {
  type BonusPlay,
  createBonusPlay,
  messagesOf,
  prepareBonuses,
} from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { pursesOf } from '../ledger/postings.ts';
import { settleBet, voidBet } from '../bets/end-bets.ts';

const at = Date.UTC(2026, 0, 5);
let database: Database;
let bonuses: BonusPlay;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareBonuses(database);
  bonuses = createBonusPlay(database, at);
});
afterAll(async () => {
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  await database.close();
});

let nth = 0;

/** Adds a player with cash and a bonus, in centavos. */
async function open(cash: number, base: number, rule = 'reward') {
  nth += 1;
  const { id } = await addPlayer(database, `bonus-${nth}`, cash);
  const bonus = await bonuses.grant(id, `grant-${nth}`, { base, rule });
  const purses = async () => {
    const { cash: left, bonus: money } = await pursesOf(database.sql, id);
    return [left, money];
  };
  return { id, bonus, purses };
}

/** The turnover of a member in the ledger, in centavos. */
async function turnoverOf(id: string): Promise<number> {
  const entries = database.sql.selectFrom('ledger_entry').select('turnover');
  const rows = await entries.where('member_id', '=', id).execute();
  return rows.reduce((sum, { turnover }) => sum + turnover, 0);
}

describe('a stake', () => {
  it('takes cash before bonus money, and pays back in the same proportion', async () => {
    const { id, purses } = await open(10_00, 100_00);
    await bonuses.play(id, { key: 'a', stake: 4_00, pays: 0 });
    expect(await purses()).toEqual([6_00, 100_00]);
    // 6 of cash and 3 of the bonus win 10.01: the bonus gets 3.3366, floored.
    const round = await bonuses.play(id, { key: 'b', stake: 9_00, pays: 10_01 });
    expect(await purses()).toEqual([6_68, 97_00 + 3_33]);
    expect(round.balanceCentavos).toBe(6_68 + 100_33);
  });

  it('is refused beyond all purses, and above the limit of the bonus', async () => {
    const { id, purses } = await open(0, 100_00);
    const tooMuch = bonuses.play(id, { key: 'a', stake: 100_01, pays: 0 });
    await expect(tooMuch).rejects.toMatchObject({ code: 'insufficient_balance' });
    const above = bonuses.play(id, { key: 'b', stake: 500_01, pays: 0 });
    await expect(above).rejects.toMatchObject({ code: 'bonus_stake_limit', value: { most: 500 } });
    expect(await purses()).toEqual([0, 100_00]);
  });

  it('is refused when the second stake that may follow is beyond the purses or the limit', async () => {
    const { id, purses } = await open(0, 1_000_00);
    const above = bonuses.place(id, { key: 'a', stake: 200_00, raise: 400_00, pays: 0 });
    await expect(above).rejects.toMatchObject({
      code: 'bonus_stake_limit',
      value: { most: 166.66 },
    });
    const poor = await open(90_00, 1_00);
    const tooMuch = bonuses.place(poor.id, { key: 'b', stake: 31_00, raise: 62_00, pays: 0 });
    await expect(tooMuch).rejects.toMatchObject({ code: 'insufficient_balance' });
    expect(await bonuses.place(id, { key: 'c', stake: 166_00, raise: 332_00, pays: 0 })).not.toBe(
      null,
    );
    expect(await purses()).toEqual([0, 834_00]);
  });

  it('takes no bonus money in a category that does not count', async () => {
    const { id, purses } = await open(5_00, 100_00, 'first-deposit');
    const live = { category: 'LIVE', pays: 0 } as const;
    const refused = bonuses.play(id, { key: 'a', stake: 6_00, ...live });
    await expect(refused).rejects.toMatchObject({ code: 'insufficient_balance' });
    await bonuses.play(id, { key: 'b', stake: 5_00, ...live });
    expect(await purses()).toEqual([0, 100_00]);
  });

  it('counts its category by weight, and a tied one not at all', async () => {
    const { id, bonus } = await open(100_00, 100_00);
    await bonuses.play(id, { key: 'a', stake: 10_01, pays: 0, category: 'LIVE' });
    await bonuses.play(id, { key: 'b', stake: 10_00, pays: 30_00 });
    await bonuses.play(id, { key: 'c', stake: 10_00, pays: 10_00 });
    expect(await bonuses.bonus(bonus)).toMatchObject({
      turnover: 2_00 + 10_00,
      turnover_by: { LIVE: 2_00, RNG: 10_00 },
    });
  });

  it('counts as turnover of the member by its part in cash only', async () => {
    const { id, bonus } = await open(3_33, 100_00);
    await bonuses.play(id, { key: 'a', stake: 10_00, pays: 0 });
    await bonuses.play(id, { key: 'b', stake: 20_00, pays: 0 });
    const rounds = database.sql.selectFrom('round').select('valid_bet').where('member_id', '=', id);
    expect(await rounds.orderBy('key').execute()).toEqual([{ valid_bet: 3_33 }, { valid_bet: 0 }]);
    expect(await turnoverOf(id)).toBe(3_33);
    expect(await bonuses.bonus(bonus)).toMatchObject({ turnover: 30_00 });
  });

  it('from the wallet of a vendor takes no bonus money, and counts', async () => {
    const { id, bonus, purses } = await open(0, 100_00);
    const wallet = `${id}/vendor:V`;
    const account = { id: wallet, kind: 'vendor', balance: 0, member_id: id } as const;
    await database.sql.insertInto('ledger_account').values(account).execute();
    const refused = bonuses.play(id, { key: 'a', stake: 1_00, pays: 0, wallet });
    await expect(refused).rejects.toMatchObject({ code: 'insufficient_balance' });
    expect(await purses()).toEqual([0, 100_00]);
    expect(await bonuses.bonus(bonus)).toMatchObject({ turnover: 0 });
  });
});

describe('a bonus', () => {
  it('becomes cash at its turnover, up to the maximum of its terms', async () => {
    const { id, bonus, purses } = await open(0, 2_500_00);
    for (let n = 0; n < 25; n += 1) {
      expect(await bonuses.bonus(bonus)).toMatchObject({ state: 'active' });
      await bonuses.play(id, { key: `n${n}`, stake: 500_00, pays: 1_000_00 });
    }
    const done = { state: 'released', reason: 'turnedOver', released: 10_000_00 };
    expect(await bonuses.bonus(bonus)).toMatchObject({ ...done, forfeited: 5_000_00 });
    expect(await purses()).toEqual([10_000_00, 0]);
    expect(await messagesOf(database, id)).toEqual(['Your bonus became cash']);
  });

  it('ends when it is played out', async () => {
    const { id, bonus, purses } = await open(0, 100_00);
    await bonuses.play(id, { key: 'a', stake: 100_00, pays: 0 });
    expect(await bonuses.bonus(bonus)).toMatchObject({ state: 'forfeited', reason: 'playedOut' });
    expect(await purses()).toEqual([0, 0]);
  });

  it('is given up once, and its money goes back', async () => {
    const { id, bonus, purses } = await open(5_00, 100_00);
    const ends = await Promise.all([bonuses.giveUp(id, bonus), bonuses.giveUp(id, bonus)]);
    expect(ends.filter((end) => end !== null)).toHaveLength(1);
    expect(await bonuses.bonus(bonus)).toMatchObject({ state: 'forfeited', forfeited: 100_00 });
    expect(await purses()).toEqual([5_00, 0]);
    expect(await messagesOf(database, id)).toEqual([]);
  });

  it('is not given up by another member', async () => {
    const { bonus } = await open(0, 100_00);
    const other = await open(0, 100_00);
    expect(await bonuses.giveUp(other.id, bonus)).toBeNull();
  });

  it('of free spins has no turnover: its winnings are cash after the last spin', async () => {
    const { id, bonus, purses } = await open(7_00, 300_00, 'merienda-spins');
    expect(await purses()).toEqual([7_00, 20_00]);
    for (let n = 0; n < 19; n += 1) {
      await bonuses.play(id, { key: `n${n}`, stake: 1_00, pays: n < 2 ? 5_00 : 0, isSlot: true });
    }
    expect(await bonuses.bonus(bonus)).toMatchObject({ state: 'active', spins_left: 1 });
    expect(await purses()).toEqual([7_00, 11_00]);
    // The money of the spin that is left cannot be staked otherwise.
    const refused = bonuses.play(id, { key: 'all', stake: 18_00, pays: 0 });
    await expect(refused).rejects.toMatchObject({ code: 'insufficient_balance' });
    await bonuses.play(id, { key: 'last', stake: 1_00, pays: 0, isSlot: true });
    expect(await bonuses.bonus(bonus)).toMatchObject({ state: 'released', released: 10_00 });
    expect(await purses()).toEqual([17_00, 0]);
  });
});

describe('an open bet that is staked from a bonus', () => {
  const result = (payoutCentavos: number) => ({ payoutCentavos, outcome: {} });
  const settle = (bet: string | null, pays: number) =>
    database.transaction((sql) => settleBet(sql, bet ?? '', result(pays), at));

  it('counts as turnover of the member by its part in cash only', async () => {
    const { id, bonus } = await open(40_00, 100_00);
    const bet = await bonuses.place(id, { key: 'a', stake: 100_00, pays: 0 });
    expect(await settle(bet, 250_00)).toBe(true);
    expect(await turnoverOf(id)).toBe(40_00);
    expect(await bonuses.bonus(bonus)).toMatchObject({ turnover: 100_00 });
  });

  it('keeps the bonus open until it is settled, and pays into its purse', async () => {
    const { id, bonus, purses } = await open(0, 100_00);
    const bet = await bonuses.place(id, { key: 'a', stake: 100_00, pays: 0 });
    expect(await purses()).toEqual([0, 0]);
    expect(await bonuses.bonus(bonus)).toMatchObject({ state: 'active', open_bets: 1 });
    expect(await settle(bet, 250_00)).toBe(true);
    expect(await purses()).toEqual([0, 250_00]);
    expect(await bonuses.bonus(bonus)).toMatchObject({ turnover: 100_00, open_bets: 0 });
  });

  it('goes back to each purse when it is cancelled', async () => {
    const { id, bonus, purses } = await open(30_00, 100_00);
    const bet = await bonuses.place(id, { key: 'a', stake: 100_00, pays: 0 });
    const cancellation = { actor: 'operator', remark: 'called off' } as const;
    await database.transaction((sql) => voidBet(sql, bet ?? '', cancellation, at));
    expect(await purses()).toEqual([30_00, 100_00]);
    expect(await bonuses.bonus(bonus)).toMatchObject({ turnover: 0, open_bets: 0 });
  });

  it('pays the part of a bonus that was given up to the promotions', async () => {
    const { id, bonus, purses } = await open(30_00, 100_00);
    const bet = await bonuses.place(id, { key: 'a', stake: 60_00, pays: 0 });
    await bonuses.giveUp(id, bonus);
    await settle(bet, 120_00);
    expect(await purses()).toEqual([60_00, 0]);
  });
});
