import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Runs works of keys at once, and returns the order of their starts and ends. */
async function orderOf(keys: readonly string[], fails: (nth: number) => boolean = () => false) {
  const inTurn = createTurns();
  const steps: string[] = [];
  const works = keys.map((key, nth) =>
    inTurn(key, async () => {
      steps.push(`${key}${nth} begins`);
      await pause(1);
      steps.push(`${key}${nth} ends`);
      if (fails(nth)) throw new Error(`${key}${nth}`);
      return nth;
    }),
  );
  return { steps, results: await Promise.allSettled(works) };
}

describe('works of one key', () => {
  it('run one after the other, in their order, each with its own result', async () => {
    const { steps, results } = await orderOf(['a', 'a', 'a']);
    const turns = [0, 1, 2].flatMap((nth) => [`a${nth} begins`, `a${nth} ends`]);
    expect(steps).toEqual(turns);
    expect(results.map((one) => one.status === 'fulfilled' && one.value)).toEqual([0, 1, 2]);
  });

  it('go on after one that fails, which only its own caller sees', async () => {
    const { results } = await orderOf(['a', 'a', 'a'], (nth) => nth === 1);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('do not wait for works of another key', async () => {
    const { steps } = await orderOf(['a', 'b']);
    expect(steps.slice(0, 2)).toEqual(['a0 begins', 'b1 begins']);
  });
});
