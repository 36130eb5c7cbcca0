import { openDatabase } from '#gateway/store/database.ts';
import { createSurroundings, type CrashWorld, openWorld } from '../crash/crash-world.ts';
import { createKillableEngine, type KillPoint } from '../crash/killable-engine.ts';
import { RefusedCall } from '../open-gateway.ts';
import { RefusedByConsole } from '../operator-client.ts';
import { openTestStore } from '../test-store.ts';

/** Throws an error that is no refusal: a refusal is an answer. */
function throwFault(error: unknown): void {
  const isRefused = error instanceof RefusedCall || error instanceof RefusedByConsole;
  if (!isRefused || error.status >= 500) throw error;
}

/** After this time a gateway takes up the work of another one that is gone, in milliseconds. */
const repairMs = 4 * 60_000;

type Act = (world: CrashWorld) => Promise<unknown>;

/** Opens a gateway on an empty store that can be killed, and is started again then. `log` gets its lines while it lives. */
export async function openMortalGateway(log: (line: string) => void) {
  const store = await openTestStore('empty');
  const { engine, startProcess } = createKillableEngine(store.engine);
  const database = await openDatabase({ kind: 'engine', engine });
  const surroundings = createSurroundings(database);

  async function start() {
    const process = startProcess();
    const logLiving = (line: string) => {
      if (!process.isKilled) log(line);
    };
    return { process, world: await process.run(() => openWorld(surroundings, logLiving)) };
  }

  let living = await start();

  /** Does something at the living gateway. A refusal is an answer. */
  const run = (act: Act) => {
    const { process, world } = living;
    return process.run(() => act(world)).catch(throwFault);
  };

  async function close(): Promise<void> {
    await run((world) => world.close());
  }

  return {
    database,
    run,
    /**
     * Does some acts at once in a process that is killed at a point. If it was, the next gateway repeats them. Returns whether
     * it was killed, and the errors of acts at a gateway that was not.
     */
    async runUntil(point: KillPoint | null, acts: readonly Act[]) {
      const { process } = living;
      process.watch(point);
      const answers = await Promise.allSettled(acts.map(run));
      process.watch(null);
      if (!process.isKilled) {
        const failed = answers.filter((one) => one.status === 'rejected');
        return { isKilled: false, errors: failed.map(({ reason }) => String(reason)) };
      }
      await close().catch(() => undefined);
      living = await start();
      surroundings.clock.pass(repairMs);
      for (const act of acts) await run(act);
      return { isKilled: true, errors: [] };
    },
    async close(): Promise<void> {
      await close();
      await store.engine.close();
    },
  };
}
