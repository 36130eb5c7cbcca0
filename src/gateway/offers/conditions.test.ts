import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inEachLanguage } from '#protocol/model/language.ts';
import { rewardSources } from '#protocol/vocabulary/reward-source.ts';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { addDailySums } from '../records/records.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { anyLane, post } from '../ledger/postings.ts';
import { adjustBalance } from '../operator/adjust-balance.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { claimReward } from './claim-reward.ts';
import { loadPasts, type PastEvent } from '../seed/past/past.ts';
import { offerReward, payOrOffer, type RewardOffer } from './offer-reward.ts';
import { checkFreeMoney, freeCash, readFreeMoney } from './held-cash.ts';

const now = clock.now();
const words = inEachLanguage((language) => `Gift ${language}`);
const conditions = { verified: true, deposits: 100_00, turnover: 80_00, plays: 1 };

let database: Database;
let memberId: string;
let nth = 0;

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(async () => {
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  await database.close();
});
beforeEach(async () => {
  ({ id: memberId } = await addPlayer(database, `claimer${(nth += 1)}`, 0));
});

const offerOf = (more: Partial<RewardOffer> = {}): RewardOffer => ({
  memberId,
  key: `test:${memberId}:${(nth += 1)}`,
  source: 'ticket',
  cause: { table: 'member', id: memberId },
  value: { kind: 'cash', centavos: 50_00 },
  title: words,
  terms: words,
  at: now,
  expiresAt: null,
  ...more,
});

const offer = (more?: Partial<RewardOffer>) =>
  database.transaction((sql) => offerReward(sql, offerOf(more)));

const claim = (rewardId: string, terms = conditions) => {
  const asked = { memberId, rewardId, actor: 'member', at: now, conditions: terms } as const;
  return database.transaction((sql) => claimReward(sql, asked));
};

const pay = async (centavos: number, plays = 1) =>
  claim(await offer({ value: { kind: 'cash', centavos } }), { ...free, plays });

const free = { verified: false, deposits: 0, turnover: 0 };

const past = (...events: PastEvent[]) =>
  database.transaction((sql) => loadPasts(sql, [{ memberId, payoutAccountId: '', events }], now));

const verify = () =>
  database.sql
    .updateTable('member')
    .set({ mobile_verified_at: now })
    .where('id', '=', memberId)
    .execute();

const deposit = (centavos: number): PastEvent => ({
  kind: 'deposit',
  minutesAgo: 60,
  centavos,
  remark: 'Agos',
  channel: 'agos',
  state: 'paid',
});

/** A settled bet that has counted as turnover, and wins as much. */
const bet = (centavos: number) =>
  database.transaction((sql) =>
    post(sql, {
      key: `test:bet:${(nth += 1)}`,
      kind: 'settle',
      at: now,
      memberId,
      category: 'RNG',
      turnover: centavos,
      postings: [
        { account: anyLane('house'), amount: -centavos },
        { account: memberId, amount: centavos },
      ],
      cause: { table: 'member', id: memberId },
      actor: 'job',
    }),
  );

const held = async () => (await readFreeMoney(database.sql, memberId)).held;

describe('cash', () => {
  it('waits until the number is verified, and deposits and turnover are reached', async () => {
    const id = await offer();
    const refusal = (value: object) => ({ code: 'reward_conditions', value });
    const all = { verification: true, depositAmount: 100, turnoverAmount: 80 };
    await expect(claim(id)).rejects.toMatchObject(refusal(all));
    await verify();
    await past(deposit(99_99));
    await bet(79_99);
    const little = { verification: false, depositAmount: 0.01, turnoverAmount: 0.01 };
    await expect(claim(id)).rejects.toMatchObject(refusal(little));
    expect(await balanceOf(database.sql, memberId)).toBe(179_98);
    await addDailySums(database);
    await expect(claim(id)).rejects.toMatchObject(refusal(little));
  });

  it('is paid when all conditions are met', async () => {
    const id = await offer();
    await verify();
    await past(deposit(100_00));
    await bet(80_00);
    expect(await claim(id)).toMatchObject({ state: 'claimed' });
    expect(await balanceOf(database.sql, memberId)).toBe(230_00);
  });

  it.each(rewardSources.filter((source) => source !== 'rebate'))(
    'of the source %s needs the conditions',
    async (source) => {
      const id = await offer({ source });
      await expect(claim(id)).rejects.toMatchObject({ code: 'reward_conditions' });
    },
  );

  it('of a rebate needs none, and is not held', async () => {
    expect(await claim(await offer({ source: 'rebate' }))).toMatchObject({ state: 'claimed' });
    expect(await held()).toBe(0);
  });

  it('that nobody has asked for is offered with a notice where it cannot be paid', async () => {
    const prize = offerOf({ source: 'leaderboard' });
    const give = () => database.transaction((sql) => payOrOffer(sql, prize, conditions));
    const [{ id, state }, again] = [await give(), await give()];
    expect(state).toBe('offered');
    expect(again).toEqual({ id, state: 'offered', value: prize.value });
    const events = database.sql.selectFrom('event').select('kind').where('cause_id', '=', id);
    expect(await events.execute()).toEqual([{ kind: 'rewardOffered' }]);
    await verify();
    await past(deposit(100_00));
    await bet(80_00);
    expect(await give()).toMatchObject({ id, state: 'claimed' });
    expect(await give()).toMatchObject({ id, state: 'claimed' });
    expect(await balanceOf(database.sql, memberId)).toBe(230_00);
  });
});

describe('points', () => {
  it('need no conditions', async () => {
    const id = await offer({ value: { kind: 'points', points: 5 } });
    expect(await claim(id)).toMatchObject({ state: 'claimed' });
  });
});

describe('claimed cash', () => {
  const leave = (amount: number) => checkFreeMoney(database.sql, memberId, amount);

  it('cannot leave until it was staked, and what was there before can', async () => {
    await past(deposit(30_00));
    await pay(50_00);
    expect(await readFreeMoney(database.sql, memberId)).toEqual({ balance: 80_00, held: 50_00 });
    await leave(30_00);
    await expect(leave(30_01)).rejects.toMatchObject({
      code: 'reward_unplayed',
      value: { held: 50 },
    });
    await expect(leave(80_01)).rejects.toMatchObject({ code: 'insufficient_balance' });
    await bet(20_00);
    expect(await held()).toBe(30_00);
    await bet(30_00);
    await leave(80_00);
  });

  it('is staked as often as the operator asks for', async () => {
    await pay(50_00, 3);
    expect(await held()).toBe(50_00);
    await bet(50_00);
    await bet(50_00);
    expect(await held()).toBe(50_00);
    await bet(49_99);
    expect(await held()).toBe(1);
    await pay(50_00, 0);
    expect(await held()).toBe(1);
  });

  it('is not more than the balance, and free when its reward is taken back', async () => {
    await pay(50_00);
    const taken = { memberId, key: `taken ${memberId}`, amount: -20_00, reason: 'Taken' };
    await database.transaction((sql) => adjustBalance(sql, taken, now));
    expect(await readFreeMoney(database.sql, memberId)).toEqual({ balance: 30_00, held: 30_00 });
    await database.transaction((sql) => freeCash(sql, memberId, 50_00));
    expect(await held()).toBe(0);
  });

  it('of 64 rewards that are claimed at once is all held', async () => {
    const ids = await Promise.all(Array.from({ length: 64 }, () => offer()));
    await Promise.all([...ids, ...ids].map((id) => claim(id, { ...free, plays: 1 })));
    expect(await readFreeMoney(database.sql, memberId)).toEqual({
      balance: 64 * 50_00,
      held: 64 * 50_00,
    });
  });

  it('is freed by turnover that comes after it, for any order of claims and bets', async () => {
    const act = fc.record({ kind: fc.constantFrom('claim', 'bet', 'sum'), of: fc.nat(90) });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
        ({ id: memberId } = await addPlayer(database, `any${(nth += 1)}`, 1_000_00));
        let should = 0;
        for (const { kind, of } of acts) {
          const centavos = of + 1;
          if (kind === 'sum') await addDailySums(database);
          else if (kind === 'claim') await pay(centavos);
          else await bet(centavos);
          if (kind === 'claim') should += centavos;
          if (kind === 'bet') should = Math.max(0, should - centavos);
          expect(await held()).toBe(should);
        }
      }),
      { numRuns: 12 },
    );
  });
});
