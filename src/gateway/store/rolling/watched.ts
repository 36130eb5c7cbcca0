import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Step, Steps } from './step.ts';

export type Log = (line: string) => void;

/** Drops the lines. */
export const silent: Log = () => undefined;

/** The whole milliseconds since a time of `performance.now()`, with their unit. */
export const since = (began: number): string => `${Math.round(performance.now() - began)} ms`;

/**
 * Steps that log the time of each. `begin` is called before the first one, inside the transaction of all of them and under the
 * lock of the migrations: when it throws, nothing is changed.
 */
export function watched(
  steps: Steps,
  begin: (sql: Kysely<Schema>) => Promise<void>,
  log: Log,
): Steps {
  let hasBegun = false;
  const watch = (name: string, step: Step): Step => ({
    ...step,
    async up(db) {
      if (!hasBegun) await begin(db);
      hasBegun = true;
      const began = performance.now();
      await step.up(db);
      log(`${name}: ${since(began)}`);
    },
  });
  return Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, watch(name, step)]));
}
