import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inEachLanguage } from '#protocol/model/language.ts';
import { addPlayer, clock } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { prepareBonuses } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { selectBonuses } from '../bonuses/bonus-purse.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { claimReward } from './claim-reward.ts';
import { expireRewards } from './end-reward.ts';
import { noConditions } from './reward-conditions.ts';
import { offerReward, payReward, type RewardOffer } from './offer-reward.ts';
import { balanceOfPoints } from '../points/points.ts';
import { stepsOf } from '../ledger/money-steps.ts';

const now = clock.now();
const title = inEachLanguage((language) => `Gift ${language}`);
const terms = inEachLanguage((language) => `No conditions ${language}`);

let database: Database;
let memberId: string;
let nth = 0;

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareBonuses(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  ({ id: memberId } = await addPlayer(database, `taker${(nth += 1)}`, 0));
});

const sampleOffer = (more: Partial<RewardOffer> = {}): RewardOffer => ({
  memberId,
  key: `test:${memberId}`,
  source: 'ticket',
  cause: { table: 'member', id: memberId },
  value: { kind: 'cash', centavos: 50_00 },
  title,
  terms,
  at: now,
  expiresAt: now + 1_000,
  ...more,
});

const offer = (more: Partial<RewardOffer> = {}) =>
  database.transaction((sql) => offerReward(sql, sampleOffer(more)));

const claim = (rewardId: string, at = now, by = memberId) => {
  const asked = { memberId: by, rewardId, actor: 'member', at, conditions: noConditions } as const;
  return database.transaction((sql) => claimReward(sql, asked));
};

const eventsOf = (causeId: string) =>
  database.sql
    .selectFrom('event')
    .select(['kind', 'values'])
    .where('cause_id', '=', causeId)
    .orderBy('id')
    .execute();

const balance = () => balanceOf(database.sql, memberId);

describe('a reward', () => {
  it('is offered once for a key, and the member is notified once', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => offer()));
    expect(new Set(ids).size).toBe(1);
    expect(await eventsOf(ids[0] ?? '')).toEqual([{ kind: 'rewardOffered', values: {} }]);
    expect(await balance()).toBe(0);
  });

  it('is paid once when it is claimed 64 times at once', async () => {
    const id = await offer();
    const claims = await Promise.all(Array.from({ length: 64 }, () => claim(id)));
    const value = { kind: 'cash', centavos: 50_00 };
    expect(new Set(claims.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ state: 'claimed', value })]),
    );
    expect(await balance()).toBe(50_00);
    const entries = database.sql.selectFrom('ledger_entry').select(['kind', 'code', 'actor']);
    expect(await entries.where('cause_id', '=', id).execute()).toEqual([
      { kind: 'reward', code: 'dividend', actor: 'member' },
    ]);
    const steps = await stepsOf(database.sql, id);
    expect(steps.map(({ to_state: to, actor, amount }) => ({ to, actor, amount }))).toEqual([
      { to: 'offered', actor: 'job', amount: 50_00 },
      { to: 'claimed', actor: 'member', amount: 50_00 },
    ]);
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual([
      'rewardOffered',
      'balanceChanged',
    ]);
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  });

  it('of points is paid into the points of the member, once', async () => {
    const id = await offer({ value: { kind: 'points', points: 70 } });
    const claims = await Promise.all([claim(id), claim(id), claim(id)]);
    const paid = { state: 'claimed', value: { kind: 'points', points: 70 } };
    expect(claims).toEqual([paid, paid, paid]);
    expect(await balanceOfPoints(database.sql, memberId)).toBe(70);
    expect(await balance()).toBe(0);
  });

  it('of a bonus grants one bonus with the terms of its rule, whatever its rule would give', async () => {
    const value = { kind: 'bonus', rule: 'loss-rebate', centavos: 80_00 } as const;
    const id = await offer({ value });
    const claims = await Promise.all([claim(id), claim(id), claim(id)]);
    expect(claims).toEqual(claims.map(() => ({ state: 'claimed', value })));
    const bonuses = await selectBonuses(database.sql, memberId).execute();
    expect(bonuses).toMatchObject([
      { rule: 'loss-rebate', state: 'active', amount: 80_00, purse: 80_00, goal: 80_00 },
    ]);
    expect(await balance()).toBe(0);
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  });

  it('of a bonus whose rule is switched off waits to be claimed', async () => {
    const rule = (enabled: boolean) =>
      database.sql.updateTable('bonus_rule').set({ enabled }).where('id', '=', 'reward').execute();
    const id = await offer({ value: { kind: 'bonus', rule: 'reward', centavos: 80_00 } });
    await rule(false);
    await expect(claim(id)).rejects.toMatchObject({ code: 'bonus_unavailable' });
    await rule(true);
    expect(await claim(id)).toMatchObject({ state: 'claimed' });
  });

  it('of another member is not found', async () => {
    const id = await offer();
    const { id: other } = await addPlayer(database, `other${nth}`, 0);
    await expect(claim(id, now, other)).rejects.toMatchObject({ code: 'not_found' });
    expect(await balanceOf(database.sql, other)).toBe(0);
  });

  it('cannot be claimed from the end of its time on', async () => {
    const id = await offer();
    expect(await claim(id, now + 1_000)).toMatchObject({ state: 'expired' });
    expect(await claim(id, now)).toMatchObject({ state: 'expired' });
    const inTime = await offer({ key: `in-time:${memberId}` });
    expect(await claim(inTime, now + 999)).toMatchObject({ state: 'claimed' });
    expect(await balance()).toBe(50_00);
  });

  it('expires by the job, unless it has no end or was claimed', async () => {
    const id = await offer();
    const endless = await offer({ key: `endless:${memberId}`, expiresAt: null });
    const claimed = await offer({ key: `claimed:${memberId}` });
    await claim(claimed);
    await expireRewards(database, now + 999);
    expect(await stepsOf(database.sql, id)).toHaveLength(1);
    await expireRewards(database, now + 1_000);
    const rows = database.sql.selectFrom('reward').select(['id', 'state']);
    const states = await rows.where('member_id', '=', memberId).execute();
    expect(Object.fromEntries(states.map((row) => [row.id, row.state]))).toEqual({
      [id]: 'expired',
      [endless]: 'offered',
      [claimed]: 'claimed',
    });
  });

  it('is not for trial accounts', async () => {
    const kind = (to: 'trial' | 'member') =>
      database.sql.updateTable('ledger_account').set({ kind: to }).where('id', '=', memberId);
    const id = await offer();
    await kind('trial').execute();
    await expect(claim(id)).rejects.toMatchObject({ code: 'need_true_account' });
    await kind('member').execute();
    expect(await claim(id)).toMatchObject({ state: 'claimed' });
  });

  it('is paid at once to a member who has just asked for it, once, and is not announced as an offer', async () => {
    const pay = () =>
      database.transaction((sql) => payReward(sql, sampleOffer({ actor: 'member' }), noConditions));
    const [{ id }] = await Promise.all([pay(), pay()]);
    expect(await balance()).toBe(50_00);
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['balanceChanged']);
  });

  it.each([
    ['rebate', 'rebate', 'betting_rebate'],
    ['referral', 'rebate', 'referral_rebate'],
    ['mission', 'reward', 'dividend'],
  ] as const)('from a %s is an entry of the kind %s, code %s', async (source, kind, code) => {
    const id = await offer({ source });
    await claim(id);
    const entries = database.sql.selectFrom('ledger_entry').select(['kind', 'code']);
    expect(await entries.where('cause_id', '=', id).execute()).toEqual([{ kind, code }]);
  });

  it('keeps the books balanced for any order of offers, claims and ends', async () => {
    const step = fc.record({
      does: fc.constantFrom('offer', 'claim', 'expire'),
      which: fc.integer({ min: 0, max: 3 }),
      centavos: fc.integer({ min: 1, max: 1_000_000 }),
      after: fc.integer({ min: 0, max: 2_000 }),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        run += 1;
        const before = await balance();
        const offered = new Map<string, number>();
        const paid = new Map<string, number>();
        for (const { does, which, centavos, after } of steps) {
          const key = `any:${memberId}:${run}:${which}`;
          const id = [...offered.keys()][which];
          if (does === 'offer') {
            const added = await offer({ key, value: { kind: 'cash', centavos } });
            if (!offered.has(added)) offered.set(added, centavos);
          } else if (does === 'expire') await expireRewards(database, now + after);
          else if (id !== undefined && (await claim(id, now + after)).state === 'claimed')
            paid.set(id, offered.get(id) ?? 0);
        }
        const sum = [...paid.values()].reduce((total, amount) => total + amount, 0);
        expect(await balance()).toBe(before + sum);
      }),
      { numRuns: 25 },
    );
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  });
});
