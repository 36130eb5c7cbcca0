/**
 * Fixes the date of the tests, so that no test depends on the day or the hour of its run. Each process begins at the
 * same time; its clock goes on from there at its usual speed. `TEST_NOW` begins elsewhere, for example at the end of a
 * year.
 */
const realDate = Object.getPrototypeOf(new Date()).constructor as DateConstructor;

/** The time at which each process begins, in epoch milliseconds: a Wednesday morning in the Philippines. */
export const firstTime = Date.parse(process.env['TEST_NOW'] ?? '2026-11-25T10:12:00+08:00');

/** The files of a process run this module again. Its clock is where it was. */
const shared = globalThis as {
  testClockAhead?: number | undefined;
  testClockDate?: DateConstructor;
  /** The last piece of work at another time. */
  testClockWork?: Promise<unknown>;
};
shared.testClockAhead ??= firstTime - realDate.now();

const now = () => realDate.now() + (shared.testClockAhead ?? 0);

globalThis.Date = new Proxy(realDate, {
  construct: (date, values, caller) =>
    Reflect.construct(date, values.length === 0 ? [now()] : values, caller) as Date,
  apply: () => new realDate(now()).toString(),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});

shared.testClockDate = globalThis.Date;

/**
 * Throws while a test has a `Date` of its own. The image of a store that is made then would be younger than the first time of
 * all other tests.
 */
export function requireTestClock(): void {
  if (globalThis.Date !== shared.testClockDate)
    throw new Error('Open the store before the time is faked');
}

/** Runs work at an earlier or later time, after all other such work: the process has one clock. */
export function atTime<Result>(time: number, work: () => Promise<Result>): Promise<Result> {
  async function inTurn(): Promise<Result> {
    const ahead = shared.testClockAhead;
    shared.testClockAhead = time - realDate.now();
    try {
      return await work();
    } finally {
      shared.testClockAhead = ahead;
    }
  }
  const result = (shared.testClockWork ?? Promise.resolve()).then(inTurn);
  shared.testClockWork = result.catch(() => undefined);
  return result;
}

/** Uses the real time, for tests that call other processes. Returns a function that goes back to the time before. */
export function useRealTime(): () => void {
  const ahead = shared.testClockAhead;
  shared.testClockAhead = 0;
  return () => {
    shared.testClockAhead = ahead;
  };
}
