import { openDatabase } from '#gateway/store/database.ts';
import { RefusedCall } from '../open-gateway.ts';
import { RefusedByConsole } from '../operator-client.ts';
import { openTestStore } from '../test-store.ts';
import {
  createSurroundings,
  type CrashWorld,
  openWorld,
  type Surroundings,
} from './crash-world.ts';
import { createKillableEngine, type KillPoint, type StandInProcess } from './killable-engine.ts';
import { auditBooks, missingIn, readFacts } from './money-facts.ts';

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
  prepare(world: CrashWorld): Promise<(world: CrashWorld) => Promise<unknown>>;
}

/** The result of `crashEverywhere`. */
export interface CrashReport {
  /** Statements of the undisturbed operation. */
  readonly statements: number;
  /** Different states of the store and the bank that kills have left, each of which was repaired. */
  readonly states: number;
  /** What is wrong, with the operation and the point of the kill. Must be empty. */
  readonly faults: readonly string[];
}

/** After this time a gateway takes up the work of another one that is gone, in milliseconds. */
const repairMs = 4 * 60_000;

type Act = (world: CrashWorld) => Promise<unknown>;

/** What an operation has done in the end. */
interface Outcome {
  readonly facts: readonly string[];
  readonly faults: readonly string[];
}

/** Repeats an operation as a client without an answer does. */
async function repeat(act: Act, world: CrashWorld): Promise<void> {
  try {
    await act(world);
  } catch (error) {
    const isRefused = error instanceof RefusedCall || error instanceof RefusedByConsole;
    if (!isRefused || error.status >= 500) throw error;
  }
}

/** Opens a store in which operations are killed. */
export async function openCrashStore() {
  const store = await openTestStore('empty');
  const { engine, startProcess } = createKillableEngine(store.engine);
  const database = await openDatabase({ kind: 'engine', engine });
  const surroundings: Surroundings = createSurroundings(database);
  const { clock, bank } = surroundings;

  /** Starts a gateway in a process of its own, runs work on it and ends it. */
  async function withGateway<Result>(
    work: (world: CrashWorld, process: StandInProcess) => Promise<Result>,
    log: (line: string) => void = (line) => {
      throw new Error(line);
    },
  ): Promise<Result> {
    const process = startProcess();
    return process.run(async () => {
      const world = await openWorld(surroundings, log);
      try {
        return await work(world, process);
      } finally {
        await world.close();
      }
    });
  }

  /** Another gateway runs the jobs, the client repeats its operation, and the jobs run again. */
  async function repair(act: Act, isPrompt: boolean): Promise<Outcome> {
    const logged: string[] = [];
    if (!isPrompt) clock.pass(repairMs);
    await withGateway(
      async (world) => {
        if (!isPrompt) await world.operator.jobs();
        await repeat(act, world);
        clock.pass(repairMs);
        await world.operator.jobs();
      },
      (line) => logged.push(line),
    );
    const facts = [...(await readFacts(database.sql)), ...payouts()].toSorted();
    return { facts, faults: [...logged, ...(await auditBooks(database))] };
  }

  const payouts = () => [...bank.paid].map(([key, amount]) => `paid ${key} ${amount}`);

  /** Runs the operation in a process that is killed at a point. Null: at none, and its errors are errors. */
  function run(act: Act, point: KillPoint | null) {
    return withGateway(
      async (world, process) => {
        process.watch(point);
        try {
          await act(world);
        } catch (error) {
          if (!process.isKilled) throw error;
        }
        const { statements, lasting } = process;
        return { statements, lasting, left: `${lasting.length} ${bank.calls}` };
      },
      () => undefined,
    );
  }

  async function killAtEach(
    { name, isPrompt = false }: Omit<MoneyOperation, 'prepare'>,
    act: Act,
    restore: () => Promise<void>,
  ) {
    await restore();
    const { statements, lasting, left } = await run(act, null);
    const done = await readFacts(database.sql);
    const expected = await repair(act, isPrompt);
    const faults = expected.faults.map((fault) => `${name}, not killed: ${fault}`);
    const known = new Map([[left, done]]);
    for (let nth = 1; nth <= statements; nth += 1) {
      // A kill after a statement that leaves nothing is a kill before it.
      const sides = lasting.includes(nth) ? (['before', 'after'] as const) : (['before'] as const);
      for (const side of sides) {
        const at = `${name}, killed ${side} statement ${nth} of ${statements}`;
        await restore();
        const killed = await run(act, { nth, side });
        const facts = await readFacts(database.sql);
        const same = known.get(killed.left);
        if (same) {
          faults.push(...missingIn(facts, same).map((fact) => `${at}: half done: ${fact}`));
          continue;
        }
        known.set(killed.left, facts);
        const outcome = await repair(act, isPrompt);
        faults.push(
          ...outcome.faults.map((fault) => `${at}: ${fault}`),
          ...missingIn(expected.facts, outcome.facts).map((fact) => `${at}: lost: ${fact}`),
          ...missingIn(outcome.facts, expected.facts).map((fact) => `${at}: too much: ${fact}`),
        );
      }
    }
    return { statements, states: known.size, faults };
  }

  // The seed is loaded by the first gateway.
  await withGateway((world) => world.operator.jobs());
  await store.keep();

  return {
    /**
     * Kills an operation before each of its statements, and after each that leaves something: commits, and writes outside of
     * transactions. After each kill another gateway runs the jobs, the client repeats the operation, and the store must be as after the undisturbed operation. Kills that leave
     * the same in the store and at the bank are repaired once.
     */
    async crashEverywhere({ prepare, ...operation }: MoneyOperation): Promise<CrashReport> {
      bank.reset();
      clock.reset();
      await store.restore(database);
      const act = await withGateway(prepare);
      const time = clock.now();
      const paid = [...bank.paid];
      await store.keep();
      try {
        return await killAtEach(operation, act, async () => {
          await store.restore(database);
          bank.reset(paid);
          clock.reset(time);
        });
      } finally {
        await store.drop();
      }
    },
    close: () => store.engine.close(),
  };
}
