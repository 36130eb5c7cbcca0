import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleDueBets } from '#gateway/bets/bets.ts';
import { createMemberBets } from '#gateway/play/member-bets.ts';
import type { BetToPlace, EventBet } from '#gateway/play/play.ts';
import type { Database } from '#gateway/store/database.ts';
import { addPlayer, clock, prepareLedger, type TestPlayer } from './add-player.ts';
import { auditLedger, balancedLedger } from './audit-ledger.ts';
import { countReruns } from './count-reruns.ts';

const crowd = 64;
const opening = 10_000_00;
const stakeCentavos = 100_00;

/** Limits that no bet of these tests reaches. */
const wide = {
  memberPlace: 1_000_000_00,
  memberStake: 1_000_000_00,
  memberPayout: 1_000_000_00,
  houseLoss: 1_000_000_00,
};

/** A bet of 100 pesos on red at an event with two outcomes. Red pays three stakes. */
function onRed(event: string, limits: EventBet['limits']): EventBet {
  const closesAt = clock.now() + 10_000;
  const payouts = [3 * stakeCentavos, 0];
  return {
    event,
    closesAt,
    endsAt: closesAt + 5_000,
    stakes: { red: stakeCentavos },
    payouts,
    places: [{ stakeCentavos, payouts }],
    isCombined: false,
    limits,
  };
}

/** A bet on events, which wins. */
function betOn(key: string, events: readonly EventBet[]): BetToPlace {
  return {
    key,
    stakeCentavos,
    decide: () => ({
      choice: null,
      result: { payoutCentavos: 3 * stakeCentavos, outcome: null },
      dueAt: clock.now() + 15_000,
      events,
    }),
  };
}

/** The number of bets that are placed, and the values of the refusals of the others. */
async function outcomesOf(bets: readonly Promise<unknown>[]) {
  const ends = await Promise.allSettled(bets);
  const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ code: 'amount_out_of_limits', status: 200 });
  return {
    placed: ends.length - refusals.length,
    values: [...new Set(refusals.map(({ value }) => JSON.stringify(value)))],
  };
}

/** Declares the tests of limits of events, which many bets reach at once. `open` opens an empty store. */
export function describeLimits(title: string, open: () => Promise<Database>): void {
  describe(title, () => {
    let database: Database;
    const players: TestPlayer[] = [];

    beforeAll(async () => {
      database = await open();
      await prepareLedger(database);
      for (let n = 0; n < crowd; n += 1)
        players.push(await addPlayer(database, `limited${n}`, opening));
    }, 120_000);
    afterAll(() => database.close());

    const player = (nth: number) => players[nth]?.session ?? '';

    it.each([
      ['stake on one place', { memberPlace: 450_00 }, 4, 50_00],
      ['stake on the event', { memberStake: 699_99 }, 6, 99_00],
      ['payout', { memberPayout: 2_400_00 }, 8, 0],
    ])(
      `refuses those of ${crowd} bets of a member at once that exceed the limit of the %s`,
      async (name, limit, most, rest) => {
        const { counted, reruns } = countReruns(database);
        const bets = createMemberBets(counted, clock);
        const event = onRed(`member:${name}`, { ...wide, ...limit });
        const { placed, values } = await outcomesOf(
          players.map((_, n) =>
            bets.place(player(most), 'slot', betOn(`${name.replaceAll(' ', '-')}-${n}`, [event])),
          ),
        );
        expect({ placed, values }).toEqual({
          placed: most,
          values: [JSON.stringify({ of: 'member', most: rest })],
        });
        expect(reruns()).toBe(0);
      },
      120_000,
    );

    it.each([
      ['exactly', 0, 10, 0],
      ['but for one centavo', -1, 9, 99_00],
    ])(
      `refuses those of ${crowd} bets of as many members at once by which the house loses more than its limit: ten bets reach it %s`,
      async (name, more, most, rest) => {
        const { counted, reruns } = countReruns(database);
        const bets = createMemberBets(counted, clock);
        const loss = 2 * stakeCentavos;
        const event = onRed(`house:${name}`, { ...wide, houseLoss: 10 * loss + more });
        const { placed, values } = await outcomesOf(
          players.map((_, n) => bets.place(player(n), 'slot', betOn(`house${more}-${n}`, [event]))),
        );
        expect({ placed, values }).toEqual({
          placed: most,
          values: [JSON.stringify({ of: 'house', most: rest })],
        });
        expect(reruns()).toBe(0);
      },
      120_000,
    );

    it('takes bets on several events at once in any order, without a deadlock', async () => {
      const { counted, reruns } = countReruns(database);
      const bets = createMemberBets(counted, clock);
      const events = ['several:a', 'several:b', 'several:c'].map((name) => onRed(name, wide));
      const { placed } = await outcomesOf(
        players.map((_, n) => {
          const turned = n % 2 === 0 ? events : events.toReversed();
          return bets.place(player(n), 'slot', betOn(`several-${n}`, turned));
        }),
      );
      expect([placed, reruns()]).toEqual([crowd, 0]);
    }, 120_000);

    it('keeps the books balanced', async () => {
      while ((await settleDueBets(database, clock.now() + 60_000)) > 0);
      expect(await auditLedger(database.sql)).toEqual(balancedLedger);
    }, 120_000);
  });
}
