import { noConditions } from '#gateway/offers/offers.ts';
import { openDatabase } from '#gateway/store/database.ts';
import { openTestStore } from '../test-store.ts';
import { type Act, createRuns, type Subject } from './crash-runs.ts';
import { createSurroundings, type CrashWorld } from './crash-world.ts';
import { createKillableEngine, type KillPoint } from './killable-engine.ts';
import { createFactReader, missingIn } from './money-facts.ts';

/** An operation on money that is killed at each of its statements. */
export interface MoneyOperation {
  readonly name: string;
  /** The fewest statements that it sends. */
  readonly least: number;
  /** The client repeats it at once, before any job runs: it cannot be done later. */
  readonly isPrompt?: boolean;
  /**
   * Prepares the store for it. Returns the operation as a client makes it: with the same keys each time. A refusal of a
   * repeated one is an answer.
   */
  prepare(world: CrashWorld): Promise<Act>;
}

/** The result of `crashEverywhere`. */
export interface CrashReport {
  /** Statements of the undisturbed operation. */
  readonly statements: number;
  /** Different states of the store and the bank that kills have left, each of which was repaired. */
  readonly states: number;
  /** Faults, with the operation and the point of the kill. Must be empty. */
  readonly faults: readonly string[];
}

/** The undisturbed operation, with which those that were killed are compared. */
interface Reference extends Subject {
  readonly runs: ReturnType<typeof createRuns>;
  /** The facts in the end. */
  readonly expected: readonly string[];
  /** The facts after each kill, by what it has left in the store and at the bank. */
  readonly known: Map<string, readonly string[]>;
}

/** Kills the operation at a point and repairs what is left, unless another kill has left the same. Returns what is wrong. */
async function killAt(reference: Reference, point: KillPoint): Promise<string[]> {
  const { runs, act, expected, known } = reference;
  const { left } = await runs.run(act, point);
  const facts = await reference.facts.read();
  const same = known.get(left);
  if (same) {
    const differing = [...missingIn(facts, same), ...missingIn(same, facts)];
    return differing.map((fact) => `half done: ${fact}`);
  }
  known.set(left, facts);
  const outcome = await runs.repair(reference);
  return [
    ...outcome.faults,
    ...missingIn(expected, outcome.facts).map((fact) => `lost: ${fact}`),
    ...missingIn(outcome.facts, expected).map((fact) => `too much: ${fact}`),
  ];
}

/** The points at which an operation is killed. A kill after a statement that leaves nothing is a kill before it. */
function pointsOf(statements: number, lasting: readonly number[]): KillPoint[] {
  return Array.from({ length: statements }, (_, at) => at + 1).flatMap((nth) => {
    const before = { nth, side: 'before' } as const;
    return lasting.includes(nth) ? [before, { nth, side: 'after' } as const] : [before];
  });
}

/** Opens a store in which operations are killed. */
export async function openCrashStore() {
  const store = await openTestStore('empty');
  const { engine, startProcess } = createKillableEngine(store.engine);
  const database = await openDatabase({ kind: 'engine', engine });
  const surroundings = createSurroundings(database);
  const { clock, bank } = surroundings;
  const runs = createRuns(surroundings, startProcess);

  async function killAtEach(
    name: string,
    operation: Subject,
    restore: () => Promise<void>,
  ): Promise<CrashReport> {
    const { act, facts } = operation;
    const { statements, lasting, left } = await runs.run(act, null);
    const known = new Map([[left, await facts.read()]]);
    const end = await runs.repair(operation);
    const faults = end.faults.map((fault) => `${name}, not killed: ${fault}`);
    const reference = { ...operation, runs, expected: end.facts, known };
    for (const point of pointsOf(statements, lasting)) {
      await restore();
      const at = `${name}, killed ${point.side} statement ${point.nth} of ${statements}`;
      faults.push(...(await killAt(reference, point)).map((fault) => `${at}: ${fault}`));
    }
    return { statements, states: known.size, faults };
  }

  // The seed is loaded by the first gateway. Its members have no past, so that they would meet no conditions of cash.
  await runs.withGateway(async ({ operator }) => {
    await operator.settings({ rewardConditions: { ...noConditions, plays: 1 } });
    await operator.jobs();
  });
  await store.keep();

  return {
    /**
     * Kills an operation before each of its statements, and after each that leaves something: commits, and writes outside of
     * transactions. After each kill another gateway runs the jobs, the client repeats the operation, and the store must be
     * as after the undisturbed operation. Kills that leave the same in the store and at the bank are repaired once.
     */
    async crashEverywhere({
      name,
      isPrompt = false,
      prepare,
    }: MoneyOperation): Promise<CrashReport> {
      bank.reset();
      clock.reset();
      await store.restore(database);
      const act = await runs.withGateway(prepare);
      const time = clock.now();
      const paid = [...bank.paid];
      await store.keep();
      const facts = await createFactReader(store, database.sql);

      async function restore(): Promise<void> {
        await store.restore(database);
        facts.recordRestored();
        bank.reset(paid);
        clock.reset(time);
      }

      try {
        await restore();
        return await killAtEach(name, { act, isPrompt, facts }, restore);
      } finally {
        await store.drop();
      }
    },
    close: () => store.engine.close(),
  };
}
