import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '#protocol/model/market-day.ts';
import { begun, type Harm, hourMs, minuteMs, openHarm } from '#tests/support/open-harm.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { markets, packOf } from '../protection/protection.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { type HarmKind, harmKinds } from '../store/tables/protection-tables.ts';

let database: Database;
let harm: Harm;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  harm = await openHarm(database);
});
afterAll(() => database.close());

/** The job runs at noon of a day in Manila, some days after its begin. */
const noon = begun + 10 * dayMs + 4 * hourMs;
const midnight = noon - 12 * hourMs;

/** Each test has members of its own, and looks at its time as if the job had run shortly before. */
async function runAt(now: number): Promise<void> {
  await database.sql
    .updateTable('harm_scan')
    .set({ until: now - 30 * minuteMs })
    .execute();
  await harm.run(now);
}

type Deed = (memberId: string) => Promise<unknown>;

/** Things that happen, and the kinds of markers after them. */
interface Case {
  readonly below: Deed;
  readonly at: Deed;
}

const times = async (count: number, act: (nth: number) => Promise<unknown>) => {
  for (let nth = 0; nth < count; nth += 1) await act(nth);
};

/** Loses an amount some minutes before noon, and makes deposits after it. */
const chase =
  (lost: number, { deposits = 2, minutes = 59 } = {}): Deed =>
  async (id) => {
    await harm.bet(id, { at: noon - 70 * minuteMs, stake: lost });
    for (let nth = 0; nth < deposits; nth += 1)
      await harm.deposit(id, { at: noon + (minutes - 70) * minuteMs + nth });
  };

/** Lost bets, each with a stake that is followed by one of some times as much within some minutes. */
const raise =
  (count: number, { factor = 2, stake = 50_00, minutes = 30 } = {}): Deed =>
  async (id) => {
    for (let nth = 0; nth < count; nth += 1) {
      const at = noon - (nth + 1) * 100 * minuteMs;
      await harm.bet(id, { at, stake });
      await harm.bet(id, { at: at + minutes * minuteMs, stake: stake * factor, payout: 1_000_00 });
    }
    await harm.bet(id, { at: noon - 1, stake: 1 });
  };

/** Bets in some hours of each of the last nights. */
const playNights =
  (nights: number, hours: readonly number[]): Deed =>
  async (id) => {
    for (let nth = 0; nth < nights; nth += 1)
      for (const hour of hours)
        await harm.bet(id, { at: midnight - nth * dayMs + hour * hourMs, stake: 1_00 });
    await harm.bet(id, { at: noon - 1, stake: 1_00 });
  };

const limitDay = async (id: string, setAt: number) => {
  const limit = { member_id: id, kind: 'loss', frame: 'day', amount: 1_000_00 } as const;
  await database.sql.insertInto('play_limit').values(limit).execute();
  await harm.changeLimit(id, setAt, 'playLimitSet');
};

/** Loses an amount on each of some days, with a limit of a day that was set at a time. */
const reach =
  (days: number, { lost = 900_00, setAt = begun } = {}): Deed =>
  async (id) => {
    await limitDay(id, setAt);
    for (let nth = 0; nth < days; nth += 1)
      await harm.bet(id, { at: noon - 1 - nth * dayMs, stake: lost });
  };

/** Plays some minutes, five for each bet, on each of three days, with a limit of ten minutes a day. */
const playFor =
  (minutes: number): Deed =>
  async (id) => {
    const limit = { member_id: id, kind: 'time', frame: 'day', amount: 10_00 } as const;
    await database.sql.insertInto('play_limit').values(limit).execute();
    for (let nth = 0; nth < 3; nth += 1)
      for (let ago = minutes; ago > 0; ago -= 5)
        await harm.bet(id, { at: noon - nth * dayMs - ago * 2 * minuteMs, stake: 1_00 });
  };

const raiseLimits =
  (count: number, ago = 0): Deed =>
  (id) =>
    times(count, (nth) => harm.changeLimit(id, noon - ago - nth, 'playLimitConfirmed'));
const fail =
  (count: number, span = 0): Deed =>
  (id) =>
    times(count, (nth) => harm.deposit(id, { at: noon - nth * span - 1, failed: true }));
const takeBack =
  (count: number): Deed =>
  (id) =>
    times(count, (nth) => harm.cancelWithdrawal(id, { at: noon - nth * dayMs - 1 }));

const cases: Readonly<Record<HarmKind, Readonly<Record<string, Case>>>> = {
  chasing: {
    'the loss of the day': { below: chase(4_999_99), at: chase(5_000_00) },
    'the number of deposits': { below: chase(5_000_00, { deposits: 1 }), at: chase(5_000_00) },
    'the minutes after the loss': {
      below: chase(5_000_00, { minutes: 61 }),
      at: chase(5_000_00, { minutes: 59.99 }),
    },
  },
  raisedStakes: {
    'the number of raises': { below: raise(4), at: raise(5) },
    'the raise': { below: raise(5, { factor: 1.9, stake: 100_00 }), at: raise(5) },
    'the least stake': { below: raise(5, { stake: 49_99 }), at: raise(5, { stake: 50_00 }) },
    'the minutes after the loss': { below: raise(5, { minutes: 31 }), at: raise(5) },
  },
  nightPlay: {
    'the number of nights': { below: playNights(3, [1, 2]), at: playNights(4, [1, 2]) },
    'the hours of a night': { below: playNights(4, [1, 1.9]), at: playNights(4, [1, 2]) },
    'the begin of the night': { below: playNights(4, [-0.01, 1]), at: playNights(4, [0, 1]) },
    'the end of the night': { below: playNights(4, [4, 5]), at: playNights(4, [3, 4.99]) },
  },
  failedDeposits: {
    'the number of deposits': { below: fail(3), at: fail(4) },
    'the time': { below: fail(4, 8 * hourMs), at: fail(4, 7.9 * hourMs) },
  },
  cancelledWithdrawals: { 'the number of withdrawals': { below: takeBack(2), at: takeBack(3) } },
  raisedLimits: { 'the number of raises': { below: raiseLimits(2), at: raiseLimits(3) } },
  reachedLimits: {
    'the number of days': { below: reach(2), at: reach(3) },
    'the part of the limit': { below: reach(3, { lost: 899_99 }), at: reach(3) },
    'the part of a limit of time': { below: playFor(5), at: playFor(10) },
    'the last change of the limit': {
      below: reach(3, { setAt: midnight - 2 * dayMs + 1 }),
      at: reach(3, { setAt: midnight - 2 * dayMs }),
    },
  },
};

const all = harmKinds.flatMap((kind) =>
  Object.entries(cases[kind]).map(([bound, one]) => [kind, bound, one] as const),
);

it.each(all)('%s: a member below %s is not marked, one at it is', async (kind, _, one) => {
  const [calm, marked] = [await harm.addMember(), await harm.addMember()];
  await one.below(calm);
  await one.at(marked);
  await runAt(noon);
  expect(await harm.kinds(calm)).toEqual([]);
  expect(await harm.kinds(marked)).toEqual([kind]);
});

it('a night that begins before midnight is one night with its end', async () => {
  const { nightPlay } = packOf('strictest').harm;
  expect(nightPlay).toMatchObject({ from: 23, until: 6, count: 2, hours: 2 });
  const other = await openDatabase(await openTestStore('empty'));
  const strict = await openHarm(other, 'strictest');
  const id = await strict.addMember();
  const two = await strict.addMember();
  for (const night of [0, 1]) {
    await strict.bet(two, { at: midnight - night * dayMs - hourMs, stake: 1_00 });
    await strict.bet(two, { at: midnight - night * dayMs + hourMs, stake: 1_00 });
  }
  await strict.bet(id, { at: midnight - hourMs, stake: 1_00 });
  for (const hour of [1, 2, 5]) await strict.bet(id, { at: midnight + hour * hourMs, stake: 1_00 });
  await strict.run(noon);
  expect(await strict.kinds(id)).toEqual([]);
  expect(await strict.markers(two)).toMatchObject([{ kind: 'nightPlay', count: 2 }]);
  await other.close();
});

it('figures have nothing of other members', async () => {
  const [one, other] = [await harm.addMember(), await harm.addMember()];
  await chase(6_000_00)(one);
  await chase(7_000_00)(other);
  await runAt(noon);
  const figures = { kind: 'chasing', count: 2, amount: 1_000_00 };
  expect(await harm.markers(one)).toMatchObject([{ ...figures, loss: 6_000_00 }]);
  expect(await harm.markers(other)).toMatchObject([{ ...figures, loss: 7_000_00 }]);
});

it('a deposit that has failed is none after a loss', async () => {
  const id = await harm.addMember();
  await harm.bet(id, { at: noon - 50 * minuteMs, stake: 6_000_00 });
  for (const nth of [1, 2]) await harm.deposit(id, { at: noon - nth, failed: true });
  await harm.deposit(id, { at: noon - 3 });
  await runAt(noon);
  expect(await harm.kinds(id)).toEqual([]);
});

it('each market says how long nothing advertises: the stricter it is, the longer', () => {
  const days = markets.map((market) => packOf(market).harm.noPublicityDays);
  expect(days).toEqual([7, 30, 90, 3]);
});
