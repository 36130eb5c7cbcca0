import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '#protocol/model/market-day.ts';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { createPast } from '#tests/support/open-harm.ts';
import { onEachEngine } from '#tests/support/on-each-store.ts';
import { createBonusPlay } from '#tests/support/play-bonuses.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { setLimit } from '../protection/own-limits.ts';
import { packOf } from '../protection/protection.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { checkDepositLimits, freeAgainAt, type HeldLimit } from './limits.ts';

const market = packOf('strictest');
const now = clock.now();
const hourMs = dayMs / 24;

/** Sets a limit of the last 24 hours. */
const limitTo = (database: Database, memberId: string, limit: HeldLimit) =>
  database.transaction((sql) => setLimit(sql, { memberId, ...limit }, { market, now }));

let database: Database;
let players = 0;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(() => database.close());

const addOne = async () => (await addPlayer(database, `roller-${++players}`, 1_000_000_00)).id;

/** Returns the sums of stakes in each window of 24 hours that ends with a bet. */
async function windowsOf(memberId: string): Promise<number[]> {
  const bets = await database.sql
    .selectFrom('round')
    .select(['stake', 'created_at as at'])
    .where('member_id', '=', memberId)
    .execute();
  return bets.map(({ at: end }) =>
    bets
      .filter(({ at }) => at > end - dayMs && at <= end)
      .reduce((sum, { stake }) => sum + stake, 0),
  );
}

const bet = fc.record({
  // The clock goes on, and back by up to five hours.
  ms: fc.oneof(fc.integer({ min: 0, max: 20 * hourMs }), fc.integer({ min: -5 * hourMs, max: 0 })),
  stake: fc.integer({ min: 1, max: 120_00 }),
});

it('no 24 hours have more stakes than the limit, and each refusal names when more is left', async () => {
  const amount = 100_00;
  const limit = { kind: 'stake', frame: 'day', amount, rolling: true } as const;
  const bets = fc.array(bet, { minLength: 5, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(bets, async (all) => {
      const id = await addOne();
      await limitTo(database, id, limit);
      let at = now + 10 * dayMs;
      let nth = 0;
      for (const { ms, stake } of all) {
        at += ms;
        nth += 1;
        const play = (time: number, sent: number) =>
          createBonusPlay(database, time).play(id, {
            key: `bet-${nth}-${time}`,
            stake: sent,
            pays: 0,
          });
        const refusal = await play(at, stake).then(
          () => null,
          (error: { code: string; value: { remaining: number; until: number } }) => error,
        );
        if (refusal === null) continue;
        expect(refusal.code).toBe('play_limit');
        const { remaining, until } = refusal.value;
        const rest = Math.round(remaining * 100);
        expect(rest).toBeLessThan(stake);
        if (until === null) expect(rest).toBe(amount);
        else {
          expect(until).toBeGreaterThan(at);
          await expect(play(until - 1, rest + 1)).rejects.toMatchObject({ code: 'play_limit' });
        }
      }
      expect(Math.max(0, ...(await windowsOf(id)))).toBeLessThanOrEqual(amount);
    }),
    { numRuns: 20 },
  );
}, 120_000);

it('a stake is free again 24 hours later, and not a millisecond before', async () => {
  const id = await addOne();
  const limit = { kind: 'stake', frame: 'day', amount: 100_00, rolling: true } as const;
  await limitTo(database, id, limit);
  const play = (at: number, stake: number) =>
    createBonusPlay(database, at).play(id, { key: `${at}-${stake}`, stake, pays: 0 });
  await play(now, 60_00);
  await play(now + 15 * hourMs, 40_00);
  const again = { value: { remaining: 0, until: now + dayMs } };
  // It is another day in Manila by then.
  await expect(play(now + 16 * hourMs, 1)).rejects.toMatchObject(again);
  await expect(play(now + dayMs - 1, 1)).rejects.toMatchObject(again);
  await play(now + dayMs, 60_00);
  const next = { value: { until: now + 15 * hourMs + dayMs } };
  await expect(play(now + dayMs, 1)).rejects.toMatchObject(next);
});

it('a limit that was lowered below its use is free again when enough has left the window', async () => {
  const id = await addOne();
  const past = createPast(database);
  for (const hour of [1, 2, 3]) await past.deposit(id, { at: now + hour * hourMs, amount: 100_00 });
  const limit = { kind: 'deposit', frame: 'day', amount: 150_00, rolling: true } as const;
  const at = now + 4 * hourMs;
  const freeAt = await freeAgainAt(database.sql, { memberId: id, limit }, at);
  // 300 pesos are used. At 25 hours 200 are left, which is still above 150.
  expect(freeAt).toBe(now + 26 * hourMs);
  const none = { ...limit, kind: 'loss' } as const;
  expect(await freeAgainAt(database.sql, { memberId: id, limit: none }, at)).toBeNull();
  const checked = { memberId: id, amount: 1, maxima: [limit] };
  const refused = checkDepositLimits(database.sql, checked, at);
  await expect(refused).rejects.toMatchObject({ value: { until: now + 26 * hourMs } });
  await checkDepositLimits(database.sql, { ...checked, amount: 50_00 }, now + 26 * hourMs);
});

it('a limit keeps the frame that the member has agreed to, until it is changed', async () => {
  const id = await addOne();
  const place = { memberId: id, kind: 'stake', frame: 'day' } as const;
  const isRolling = async () => {
    const row = database.sql.selectFrom('play_limit').select('rolling');
    return (await row.where('member_id', '=', id).executeTakeFirstOrThrow()).rolling;
  };
  const set = (amount: number, code: 'PH' | 'strictest') =>
    database.transaction((sql) =>
      setLimit(sql, { ...place, amount }, { market: packOf(code), now }),
    );
  await set(100_00, 'PH');
  expect(await isRolling()).toBe(false);
  await set(200_00, 'strictest');
  expect(await isRolling()).toBe(false);
  await set(90_00, 'strictest');
  expect(await isRolling()).toBe(true);
});

onEachEngine('64 bets at once cannot pass a rolling limit by a centavo', async (store) => {
  const crowded = await openDatabase(store, testStoreKey);
  await prepareLedger(crowded);
  for (const kind of ['loss', 'stake'] as const) {
    const { id } = await addPlayer(crowded, `crowd-${kind}`, 10_000_00);
    await limitTo(crowded, id, { kind, frame: 'day', amount: 100_00 });
    const early = createBonusPlay(crowded, now);
    await early.play(id, { key: 'early', stake: 50_00, pays: 0 });
    // The hosts' clocks are not the same to the millisecond.
    const bets = Array.from({ length: 64 }, (_, nth) => {
      const { play, place } = createBonusPlay(crowded, now + 20 * hourMs + (nth % 3));
      const one = { key: `bet-${nth}`, stake: 3_33, pays: 0, dueIn: dayMs };
      return nth % 2 === 0 ? play(id, one) : place(id, one);
    });
    const done = await Promise.allSettled(bets);
    const taken = done.filter(({ status }) => status === 'fulfilled');
    expect(taken).toHaveLength(Math.floor(50_00 / 3_33));
    for (const one of done)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'play_limit' });
  }
  await crowded.close();
});

it('the markets of the Philippines and without rules have frames of the calendar', () => {
  const framings = (['PH', 'UK', 'strictest', 'open'] as const).map((code) => packOf(code).framing);
  expect(framings).toEqual(['fixed', 'fixed', 'rolling', 'fixed']);
  expect(market.maxima.every(({ rolling }) => rolling)).toBe(true);
});
