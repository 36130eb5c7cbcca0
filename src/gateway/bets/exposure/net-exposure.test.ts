import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacedStake } from '../../store/tables/money/money-tables.ts';
import { addNet, atRisk, netOf, noNet, subtractNet } from './net-exposure.ts';

/** A stake on one of three results, of which each pays nearly three stakes. */
function onResult(result: number, stakeCentavos: number): PlacedStake {
  const payouts = [0, 1, 2].map((nth) => (nth === result ? Math.floor(stakeCentavos * 2.9) : 0));
  return { stakeCentavos, payouts };
}

const placed = fc
  .record({
    stakeCentavos: fc.integer({ min: 1, max: 5_000_000_00 }),
    multiples: fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 5, maxLength: 5 }),
  })
  .map(({ stakeCentavos, multiples }) => ({
    stakeCentavos,
    payouts: multiples.map((part) => Math.floor((stakeCentavos * part) / 100)),
  }));

const bets = fc.array(fc.array(placed, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 6,
});

const stakeOf = (places: readonly PlacedStake[]) =>
  places.reduce((sum, { stakeCentavos }) => sum + stakeCentavos, 0);

const sumsOf = (all: readonly (readonly PlacedStake[])[]) => all.map(netOf).reduce(addNet, noNet);

describe('the part of a stake at risk', () => {
  it('is the whole stake of one place, also when a result returns it', () => {
    const returned = { stakeCentavos: 100, payouts: [195, 0, 100] };
    for (const place of [onResult(0, 999), onResult(2, 1), returned])
      expect(atRisk(place.stakeCentavos, [netOf([place])])).toBe(place.stakeCentavos);
  });

  it('is the whole stake of places that do not cover each other', () => {
    expect(atRisk(100, [netOf([onResult(0, 60), onResult(0, 40)])])).toBe(100);
  });

  it('is nearly nothing when every result is covered, and nothing when the stake always returns', () => {
    const all = [0, 1, 2].map((result) => onResult(result, 1_000));
    expect(atRisk(3_000, [netOf(all)])).toBe(100);
    expect(atRisk(500, [netOf([{ stakeCentavos: 500, payouts: [500, 500] }])])).toBe(0);
  });

  it('is the least part of the events of a combined bet', () => {
    const whole = netOf([onResult(0, 100)]);
    const covered = netOf([0, 1, 2].map((result) => onResult(result, 1_000)));
    expect(atRisk(3_000, [whole, covered])).toBe(100);
    expect(atRisk(3_000, [covered, whole])).toBe(100);
    expect(atRisk(3_000, [])).toBe(3_000);
  });

  it('is neither negative nor more than the stake, and a whole number', () => {
    fc.assert(
      fc.property(bets, (all) => {
        for (const bet of all) {
          const part = atRisk(stakeOf(bet), [sumsOf(all)]);
          expect(Number.isSafeInteger(part) && part >= 0 && part <= stakeOf(bet)).toBe(true);
        }
      }),
    );
  });

  it('adds up to no more than the net exposure of all bets together', () => {
    fc.assert(
      fc.property(bets, (all) => {
        const sums = sumsOf(all);
        const parts = all.map((bet) => atRisk(stakeOf(bet), [sums]));
        const total = parts.reduce((sum, part) => sum + part, 0);
        expect(total).toBeLessThanOrEqual(atRisk(stakeOf(all.flat()), [sums]));
      }),
    );
  });

  it('does not depend on the order of the bets, nor on a bet that was taken back', () => {
    fc.assert(
      fc.property(bets, fc.array(placed, { minLength: 1, maxLength: 4 }), (all, taken) => {
        const sums = sumsOf(all);
        expect(sumsOf(all.toReversed())).toEqual(sums);
        expect(sumsOf([all.flat()])).toEqual(sums);
        expect(subtractNet(addNet(netOf(taken), sums), netOf(taken))).toEqual(sums);
      }),
    );
  });
});
