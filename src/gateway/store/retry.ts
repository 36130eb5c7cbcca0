import { setTimeout as sleep } from 'node:timers/promises';
import { mayTryAgain } from './sql-state.ts';

const attempts = 8;

/** Does it again, after a random pause that grows, as long as another transaction is in the way. */
export async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !mayTryAgain(error)) throw error;
    }
    await sleep(Math.random() * 5 * 2 ** attempt);
  }
}
