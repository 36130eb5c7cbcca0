import { describe, expect, it } from 'vitest';
import { depthOf, runSeed } from './support/depths.mjs';
import { simulate } from './support/simulation/simulate.ts';
import { drawAct } from './support/simulation/simulated-acts.ts';

const firstSeed = runSeed();
const steps = depthOf('steps');
/** The steps of one store: its books are audited again and again. */
const stepsOfRun = 1_000;

const seeds = Array.from({ length: Math.ceil(steps / stepsOfRun) }, (_, nth) => firstSeed + nth);

describe('a gateway whose clock jumps, whose notices go astray, and that is killed again and again', () => {
  it.each(seeds)(
    'keeps its books right and what it has answered, with the seed %i',
    async (seed) => {
      const { faults, kills, reported } = await simulate({ seed, steps: stepsOfRun });
      expect(faults, `To repeat it, run this file with TEST_SEED=${seed}`).toEqual([]);
      expect(kills).toBeGreaterThan(stepsOfRun / 20);
      for (const table of ['round', 'deposit', 'withdrawal', 'upline_transfer', 'wallet_transfer'])
        expect(reported.get(table), table).toBeGreaterThan(10);
    },
    300_000,
  );
});

describe('the simulation', () => {
  it('names the step after which the books are wrong', async () => {
    let nth = 0;
    const { faults } = await simulate({
      seed: firstSeed,
      steps: 100,
      draw(needs) {
        nth += 1;
        if (nth !== 20) return drawAct(needs);
        return ({ database }) =>
          database.sql
            .updateTable('ledger_account')
            .set((of) => ({ balance: of('balance', '+', 1) }))
            .where('id', 'like', 'house:%')
            .execute();
      },
    });
    expect(faults).toContain('step 100: audit accounts_off = 8');
  });

  it('names the answered writes that are gone', async () => {
    let nth = 0;
    const { faults } = await simulate({
      seed: firstSeed,
      steps: 100,
      draw(needs) {
        nth += 1;
        if (nth === 50) needs.reported('withdrawal', 'a key that was told');
        return drawAct(needs);
      },
    });
    expect(faults).toContain('step 100: lost: a key that was told');
  });
});
