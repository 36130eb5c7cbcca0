import { RefusedCall } from '../open-gateway.ts';
import { RefusedByConsole } from '../operator-client.ts';
import { type CrashWorld, openWorld, type Surroundings } from './crash-world.ts';
import type { KillPoint, StandInProcess } from './killable-engine.ts';
import { auditBooks } from './money-facts.ts';

/** After this time a gateway takes up the work of another one that is gone, in milliseconds. */
const repairMs = 4 * 60_000;

/** An operation as a client makes it: with the same keys each time. */
export type Act = (world: CrashWorld) => Promise<unknown>;

/** The result of an operation, and the faults of the books. */
interface Outcome {
  readonly facts: readonly string[];
  readonly faults: readonly string[];
}

/** An operation that is killed, and the facts of its store. */
export interface Subject {
  readonly act: Act;
  /** The client repeats it at once, before any job runs. */
  readonly isPrompt: boolean;
  readonly facts: { read(): Promise<readonly string[]> };
}

/** Repeats an operation as a client without an answer does. A refusal is an answer. */
async function repeat(act: Act, world: CrashWorld): Promise<void> {
  try {
    await act(world);
  } catch (error) {
    const isRefused = error instanceof RefusedCall || error instanceof RefusedByConsole;
    if (!isRefused || error.status >= 500) throw error;
  }
}

/** Functions that run operations, each in a process of its own. */
export function createRuns(surroundings: Surroundings, startProcess: () => StandInProcess) {
  const { database, clock, bank } = surroundings;

  /** Starts a gateway, runs work on it and ends it. */
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
  async function repair({ act, isPrompt, facts }: Subject): Promise<Outcome> {
    const logged: string[] = [];
    if (!isPrompt) clock.pass(repairMs);
    await withGateway(
      async (world) => {
        if (!isPrompt) await world.operator.jobs();
        await repeat(act, world);
        clock.pass(repairMs);
        await world.operator.jobs();
        // Jobs of payments run beside the job that adds up: it sees in its next run what they have moved.
        await world.operator.jobs('dailySums');
      },
      (line) => logged.push(line),
    );
    const all = [...(await facts.read()), ...payouts()].toSorted();
    return { facts: all, faults: [...logged, ...(await auditBooks(database))] };
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

  return { withGateway, run, repair };
}
