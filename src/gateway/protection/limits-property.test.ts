import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '#protocol/model/market-day.ts';
import {
  type PlayLimitFrame,
  playLimitKinds,
  type PlayLimitKind,
  type SummedFrame,
  summedFrames,
} from '#protocol/model/protection/play-limit.ts';
import { addPlayer, prepareLedger } from '#tests/support/add-player.ts';
import { createBonusPlay } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { frameAt } from '../limits/limits.ts';
import { settleBet } from '../bets/bets.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { packOf } from './market-pack.ts';
import { confirmableMs, confirmLimit, setLimit, withdrawPending } from './own-limits.ts';

const market = { ...packOf('PH'), kinds: playLimitKinds };
const waitMs = market.waitHours * 3_600_000;
const start = Date.UTC(2026, 10, 25, 15, 59, 59);

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(() => database.close());

type Place = `${'loss' | 'stake' | 'time'} ${SummedFrame}` | 'wager bet';

const longestMs = 5 * 60_000;

interface Placed {
  readonly at: number;
  readonly stake: number;
  /** Null while the bet is open. */
  pays: number | null;
  readonly id: string | null;
}

/** The rules, without a store. */
function createModel() {
  const held = new Map<Place, number>();
  const pending = new Map<Place, { amount: number | null; from: number }>();
  const bets: Placed[] = [];
  const usedOf = (place: Place, at: number) => {
    const [kind, frame] = place.split(' ') as [PlayLimitKind, PlayLimitFrame];
    if (frame === 'bet') return 0;
    const { from, until } = frameAt(frame, at);
    if (kind === 'time') {
      const spans = bets.map((bet, nth) => {
        const counts = bet.at >= from && bet.at < until;
        return counts ? Math.min((bets[nth + 1]?.at ?? at) - bet.at, longestMs) : 0;
      });
      return spans.reduce((sum, ms) => sum + ms, 0) / 600;
    }
    return bets
      .filter((bet) => bet.at >= from && bet.at < until)
      .reduce((sum, { stake, pays }) => sum + stake - (kind === 'loss' ? (pays ?? 0) : 0), 0);
  };
  return {
    bets,
    held,
    allows: (stake: number, at: number) =>
      [...held].every(([place, amount]) =>
        place.startsWith('time') ? usedOf(place, at) < amount : usedOf(place, at) + stake <= amount,
      ),
    set(place: Place, amount: number | null, now: number) {
      const old = held.get(place);
      if (old === undefined || (amount !== null && amount <= old)) {
        if (amount !== null) held.set(place, amount);
        pending.delete(place);
      } else pending.set(place, { amount, from: now + waitMs });
    },
    /** The amount that can be confirmed. Undefined without one. */
    confirmable(place: Place, now: number) {
      const change = pending.get(place);
      const isInTime = change && now >= change.from && now < change.from + confirmableMs;
      return isInTime ? change.amount : undefined;
    },
    confirm(place: Place, amount: number | null) {
      if (amount === null) held.delete(place);
      else held.set(place, amount);
      pending.delete(place);
    },
    withdraw: (place: Place) => pending.delete(place),
    lastAsked: (place: Place) => pending.get(place)?.amount,
  };
}

const place = fc.constantFrom<Place>(
  ...summedFrames.flatMap((frame) => [`loss ${frame}`, `stake ${frame}`, `time ${frame}`] as const),
  'wager bet',
);
const amount = fc.integer({ min: 1, max: 300 });

/** An amount as one of a limit: one to ten minutes for the time at play. */
const amountFor = (name: Place, typed: number | null) =>
  typed !== null && name.startsWith('time') ? Math.ceil(typed / 30) * 100 : typed;

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('bet'), stake: amount, pays: amount }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('open'), stake: amount }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('settle'), pays: amount }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('set'), place, to: fc.option(amount, { freq: 5 }) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('confirm'), place }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('withdraw'), place }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('wait'),
      ms: fc.constantFrom(1, 1_000, 60_000, 240_000, 3_600_000, dayMs, 3 * dayMs, 9 * dayMs),
    }),
  },
) as fc.Arbitrary<
  | { does: 'bet'; stake: number; pays: number }
  | { does: 'open'; stake: number }
  | { does: 'settle'; pays: number }
  | { does: 'set'; place: Place; to: number | null }
  | { does: 'confirm' | 'withdraw'; place: Place }
  | { does: 'wait'; ms: number }
>;

let players = 0;

async function run(steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]) {
  players += 1;
  const { id: memberId } = await addPlayer(database, `walker${players}`, 1_000_000_00);
  const model = createModel();
  let now = start;
  let keys = 0;
  const whereOf = (name: Place) => {
    const [kind, frame] = name.split(' ') as [PlayLimitKind, PlayLimitFrame];
    return { memberId, kind, frame };
  };
  const answerOf = (work: Promise<unknown>) =>
    work.then(
      (id) => ({ isTaken: true, id }),
      (error: { code?: string }) => {
        expect(error.code).toBe('play_limit');
        return { isTaken: false, id: null };
      },
    );

  for (const one of steps) {
    keys += 1;
    const key = `step-${keys}`;
    const play = createBonusPlay(database, now);
    if (one.does === 'wait') now += one.ms;
    if (one.does === 'bet' || one.does === 'open') {
      const { stake } = one;
      const pays = one.does === 'bet' ? one.pays : 0;
      const sent =
        one.does === 'bet'
          ? play.play(memberId, { key, stake, pays })
          : play.place(memberId, { key, stake, pays });
      const { isTaken, id } = await answerOf(sent);
      expect(isTaken).toBe(model.allows(stake, now));
      const open = one.does === 'open';
      if (isTaken)
        model.bets.push({ at: now, stake, pays: open ? null : pays, id: open ? String(id) : null });
    }
    if (one.does === 'settle') {
      const open = model.bets.find(({ pays }) => pays === null);
      const result = { payoutCentavos: one.pays, outcome: null };
      if (open) {
        await database.transaction((sql) => settleBet(sql, open.id ?? '', result, now));
        open.pays = one.pays;
      }
    }
    if (one.does === 'set') {
      const to = amountFor(one.place, one.to);
      const limit = { ...whereOf(one.place), amount: to };
      await database.transaction((sql) => setLimit(sql, limit, { market, now }));
      model.set(one.place, to, now);
    }
    if (one.does === 'withdraw') {
      await database.transaction((sql) => withdrawPending(sql, whereOf(one.place)));
      model.withdraw(one.place);
    }
    if (one.does === 'confirm') {
      const asked = model.lastAsked(one.place) ?? null;
      const limit = { ...whereOf(one.place), amount: asked };
      const confirmed = database.transaction((sql) => confirmLimit(sql, limit, { market, now }));
      const hasIt = (model.held.get(one.place) ?? null) === asked;
      if (hasIt) {
        await confirmed;
      } else if (model.confirmable(one.place, now) === undefined) {
        await expect(confirmed).rejects.toMatchObject({ code: 'changed_elsewhere' });
      } else {
        await confirmed;
        model.confirm(one.place, asked);
      }
    }
  }
  const rows = database.sql.selectFrom('play_limit').select(['kind', 'frame', 'amount']);
  const kept = await rows.where('member_id', '=', memberId).execute();
  const named = kept.map(({ kind, frame, amount: most }) => [`${kind} ${frame}`, most]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(model.held));
}

it('takes exactly the bets that the limits of the moment allow, whatever happens to them', async () => {
  const steps = fc.array(step, { minLength: 5, maxLength: 40 });
  await fc.assert(fc.asyncProperty(steps, run), { numRuns: 25 });
}, 120_000);
