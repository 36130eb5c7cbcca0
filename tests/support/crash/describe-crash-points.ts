import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyOperation, openCrashStore } from './crash-points.ts';

type CrashStore = Awaited<ReturnType<typeof openCrashStore>>;

/** Opens a store for the tests of a file, in which operations are killed. Returns a function that gives it. */
export function useCrashStore(): () => CrashStore {
  let store: CrashStore;
  beforeAll(async () => {
    store = await openCrashStore();
  });
  afterAll(() => store.close());
  return () => store;
}

/** An operation runs once for each of its statements, in milliseconds. */
const longestMs = 300_000;

/** Declares the tests of operations on money. */
export function describeCrashPoints(operations: readonly MoneyOperation[]): void {
  const store = useCrashStore();

  describe('an operation on money that is killed before and after each of its statements', () => {
    const byName = operations.map((operation) => [operation.name, operation] as const);

    const check = async (_: string, operation: MoneyOperation) => {
      const { statements, states, faults } = await store().crashEverywhere(operation);
      expect(faults).toEqual([]);
      expect(statements).toBeGreaterThanOrEqual(operation.least);
      expect(states).toBeGreaterThan(1);
    };
    it.each(byName)('happens exactly once: %s', check, longestMs);
  });
}
