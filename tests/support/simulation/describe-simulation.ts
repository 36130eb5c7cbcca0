import { describe, expect, it } from 'vitest';
import { depthOf, runSeed } from '../depths.mjs';
import { simulate } from './simulate.ts';

const steps = depthOf('steps');
/** The steps of one store: its books are audited again and again. */
const stepsOfRun = 1_000;

const seeds = Array.from({ length: Math.ceil(steps / stepsOfRun) }, (_, nth) => runSeed() + nth);

/** Describes every second seed of this run, from the first or from the second: two files run on two cores. */
export function describeSimulation(half: 'first' | 'second'): void {
  const rest = half === 'first' ? 0 : 1;
  describe('a gateway whose clock jumps, whose notices go astray, and that is killed again and again', () => {
    it.each(seeds.filter((_, nth) => nth % 2 === rest))(
      'keeps its books right and what it has answered, with the seed %i',
      async (seed) => {
        const { faults, kills, reported } = await simulate({ seed, steps: stepsOfRun });
        expect(faults, `To repeat it, run simulation-first with TEST_SEED=${seed}`).toEqual([]);
        expect(kills).toBeGreaterThan(stepsOfRun / 20);
        for (const table of [
          'round',
          'deposit',
          'withdrawal',
          'upline_transfer',
          'wallet_transfer',
        ])
          expect(reported.get(table), table).toBeGreaterThan(10);
      },
      300_000,
    );
  });
}
