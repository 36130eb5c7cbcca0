import { describe, expect, it } from 'vitest';
import { runSeed } from './support/depths.mjs';
import { describeSimulation } from './support/simulation/describe-simulation.ts';
import { simulate } from './support/simulation/simulate.ts';
import { drawAct } from './support/simulation/simulated-acts.ts';

describeSimulation('first');

describe('the simulation', () => {
  it('names the step after which the books are wrong', async () => {
    let nth = 0;
    const { faults } = await simulate({
      seed: runSeed(),
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
      seed: runSeed(),
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
