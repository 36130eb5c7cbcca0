import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs, dayOf, startOfDay, weekOf } from '#protocol/model/market-day.ts';
import { addPlayer, clock } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { createBonusPlay, prepareBonuses } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { bonusAmount } from '../../bonuses/bonus-amounts.ts';
import { splitPayout } from '../../bonuses/split-stake.ts';
import { claimReward, noConditions } from '../../offers/offers.ts';
import { addDailySums } from '../../records/records.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { offerLossRebates } from './offer-loss-rebates.ts';

const monday = weekOf(dayOf(clock.now())) + 7;
/** A time after the start of the first week, in days. */
const on = (day: number) => startOfDay(monday) + day * dayMs + 1;

let database: Database;
let nth = 0;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareBonuses(database);
  await offerLossRebates(database, on(0));
});
afterAll(async () => {
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  await database.close();
});

const addLoser = async (cash = 100_000_00) => {
  nth += 1;
  return (await addPlayer(database, `loser-${nth}`, cash)).id;
};

const play = (memberId: string, day: number, stake: number, pays: number) =>
  createBonusPlay(database, on(day)).play(memberId, { key: crypto.randomUUID(), stake, pays });

const rebatesOf = (memberId: string) =>
  database.sql
    .selectFrom('loss_rebate')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('first_day')
    .execute();

const rewardsOf = (memberId: string) =>
  database.sql
    .selectFrom('reward')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('source', '=', 'rebate')
    .orderBy('id')
    .execute();

const rule = () =>
  database.sql
    .selectFrom('bonus_rule')
    .selectAll()
    .where('id', '=', 'loss-rebate')
    .executeTakeFirstOrThrow();

describe('the rebate of a week with losses', () => {
  it('is offered once, also by 64 runs of the job at once and by a later one', async () => {
    const [loser, lucky, small] = [await addLoser(), await addLoser(), await addLoser()];
    await play(loser, 1, 3_000_00, 500_00);
    await play(loser, 6.9, 1_000_00, 0);
    await play(loser, 7.1, 9_000_00, 0);
    await play(lucky, 2, 5_000_00, 5_000_01);
    await play(small, 2, 999_99, 0);
    await offerLossRebates(database, on(6.99));
    expect(await rebatesOf(loser)).toEqual([]);
    const later = on(7.5);
    await Promise.all(Array.from({ length: 64 }, () => offerLossRebates(database, later)));
    await offerLossRebates(database, later + dayMs);
    const [rebate, ...others] = await rebatesOf(loser);
    expect(rebate).toMatchObject({ first_day: monday, loss: 3_500_00, amount: 175_00 });
    expect(others).toEqual([]);
    const rewards = await rewardsOf(loser);
    expect(rewards).toMatchObject([
      { id: rebate?.reward_id, kind: 'bonus', rule: 'loss-rebate', amount: 175_00 },
    ]);
    expect(rewards[0]?.terms.EN).toBe(
      'Bonus money. Stake it 1 × within 7 days and it becomes cash.',
    );
    expect(await rewardsOf(lucky)).toEqual([]);
    expect(await rewardsOf(small)).toEqual([]);
  });

  it('is granted as a bonus when it is claimed, once', async () => {
    const loser = await addLoser();
    await play(loser, 15, 60_000_00, 0);
    await offerLossRebates(database, on(21.5));
    const [reward] = await rewardsOf(loser);
    expect(reward?.amount).toBe(2_000_00);
    const claim = {
      memberId: loser,
      rewardId: reward?.id ?? '',
      actor: 'member',
      at: on(22),
      conditions: noConditions,
    } as const;
    const claims = await Promise.all(
      Array.from({ length: 64 }, () => database.transaction((sql) => claimReward(sql, claim))),
    );
    expect(new Set(claims.map(({ state }) => state))).toEqual(new Set(['claimed']));
    const bonuses = database.sql.selectFrom('bonus').selectAll().where('member_id', '=', loser);
    expect(await bonuses.execute()).toMatchObject([
      { rule: 'loss-rebate', state: 'active', amount: 2_000_00, goal: 2_000_00 },
    ]);
  });

  it('goes on after a run that was stopped between the record and the offer', async () => {
    const loser = await addLoser();
    await play(loser, 23, 2_000_00, 0);
    const key = { rule: 'loss-rebate', first_day: monday + 21 };
    const period = { ...key, members: 1, closed_at: on(28.5) };
    await database.sql.insertInto('loss_rebate_period').values(period).execute();
    const recorded = { ...key, member_id: loser, loss: 2_000_00 };
    await database.sql.insertInto('loss_rebate').values(recorded).execute();
    await offerLossRebates(database, on(28.6));
    expect(await rewardsOf(loser)).toMatchObject([{ amount: 100_00 }]);
  });

  it('is not given for a time before the rule began', async () => {
    const loser = await addLoser();
    await play(loser, 29, 2_000_00, 0);
    await database.sql
      .insertInto('bonus_rule')
      .values({
        ...(await rule()),
        id: 'new-rule',
        titles: JSON.stringify((await rule()).titles),
        terms: JSON.stringify((await rule()).terms),
        conditions: JSON.stringify((await rule()).conditions),
      })
      .execute();
    await offerLossRebates(database, on(35.5));
    expect(await rewardsOf(loser)).toMatchObject([{ rule: 'loss-rebate' }]);
    await database.sql.deleteFrom('bonus_rule').where('id', '=', 'new-rule').execute();
  });
});

/** The cash that the rounds of a member have lost in a week, by the split of each round. */
async function cashLost(memberId: string, first: number): Promise<number> {
  const rounds = await database.sql
    .selectFrom('round')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('settled_at', '>=', startOfDay(first))
    .where('settled_at', '<', startOfDay(first + 7))
    .execute();
  return rounds.reduce((sum, { stake, payout, bonus_stakes: stakes }) => {
    const parts = stakes ?? [];
    const cash = stake - parts.reduce((all, { amount }) => all + amount, 0);
    return sum + cash - splitPayout(payout, stake, parts).cash;
  }, 0);
}

it('a rebate of losses has the sum of the settled bets as its base, for any bets with cash and bonus money', async () => {
  let week = 6;
  const bets = fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 13 }),
      stake: fc.integer({ min: 1, max: 3_000_00 }),
      pays: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000_00 })),
      runs: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(bets, fc.integer({ min: 0, max: 2_000_00 }), async (list, bonus) => {
      const start = (week += 3) * 7;
      const memberId = await addLoser(2_000_00);
      const bonuses = createBonusPlay(database, on(start));
      if (bonus > 0) {
        const terms = JSON.stringify({ ...(await rule()).terms, times: 1_000, days: 60 });
        await database.sql
          .updateTable('bonus_rule')
          .set({ terms })
          .where('id', '=', 'reward')
          .execute();
        await bonuses.grant(memberId, crypto.randomUUID(), { base: bonus });
      }
      for (const { day, stake, pays, runs } of [...list].sort((a, b) => a.day - b.day)) {
        await play(memberId, start + day, stake, pays).catch(() => null);
        if (runs) await addDailySums(database);
        await offerLossRebates(database, on(start + day));
      }
      await offerLossRebates(database, on(start + 14.5));
      const expected = [];
      for (const first of [monday + start, monday + start + 7]) {
        const loss = await cashLost(memberId, first);
        if (loss < 1_000_00) continue;
        expected.push({ first_day: first, loss, amount: bonusAmount(await rule(), loss) });
      }
      expect(await rebatesOf(memberId)).toMatchObject(expected);
      const amounts = (await rewardsOf(memberId)).map(({ amount }) => amount);
      expect(amounts).toEqual(expected.map(({ amount }) => amount));
    }),
    { numRuns: 25 },
  );
}, 60_000);
