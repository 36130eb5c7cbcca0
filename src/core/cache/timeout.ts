import { startFreeTimer } from './free-timer.ts';

/** Timeout of one operation of the database. */
const usualMs = 2_000;
/** Its timeout after it failed to answer in time, until it answers again. */
const shortMs = 50;

/** Rejects when the operation takes too long. */
export type WithTimeout = <Value>(operation: () => Promise<Value>) => Promise<Value>;

/**
 * Limits how long an operation is waited for, since some browsers neither open a database nor report an
 * error, and a frozen tab delays the answer. The returned function rejects after the limit; the operation
 * itself goes on. Every operation is started, so that a database that answers again is noticed.
 */
export function createTimeout(): WithTimeout {
  let isLate = false;

  return async <Value>(operation: () => Promise<Value>) => {
    let stop = (): void => undefined;
    const timeout = new Promise<never>((_, reject) => {
      const expire = (): void => {
        isLate = true;
        reject(new Error('no answer'));
      };
      stop = startFreeTimer(isLate ? shortMs : usualMs, expire);
    });
    async function run(): Promise<Value> {
      const value = await operation();
      isLate = false;
      return value;
    }
    return Promise.race([run(), timeout]).finally(() => stop());
  };
}
