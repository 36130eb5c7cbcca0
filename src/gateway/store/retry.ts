import { setTimeout as sleep } from 'node:timers/promises';
import { isRetryable } from './sql-state.ts';

const maxAttempts = 8;

/** Runs `work` again after serialization failures and deadlocks, with growing random pauses, at most eight times. */
export async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxAttempts || !isRetryable(error)) throw error;
    }
    await sleep(Math.random() * 5 * 2 ** attempt);
  }
}
