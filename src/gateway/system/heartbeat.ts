import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { type Clock, systemClock } from '../clock.ts';
import type { Database, Sql } from '../store/database.ts';
import { newestStep } from '../store/migrate.ts';
import { beatMs } from '../store/rolling/older-hosts.ts';

/** After this time without a beat, the row of a gateway is deleted. */
const keptMs = 24 * 60 * 60_000;

/** All questions about readiness within this time share one answer: anybody may ask, and no visitor makes load. */
const sharedMs = 1_000;
/** A question that the store leaves open for longer than this is asked again. */
const patienceMs = 10_000;

/** Shares the answer of a question among all who ask within `sharedMs`, and among those who ask before it has come. */
function shareAnswer<Answer>(ask: () => Promise<Answer>, clock: Clock): () => Promise<Answer> {
  let last: { readonly at: number; readonly answer: Promise<Answer>; isOpen: boolean } | null =
    null;
  return () => {
    const now = clock.now();
    // A clock that is set back ends the time too.
    const age = last === null || now < last.at ? Infinity : now - last.at;
    if (last !== null && age < (last.isOpen ? patienceMs : sharedMs)) return last.answer;
    const asked = { at: now, answer: ask(), isOpen: true };
    const close = () => void (asked.isOpen = false);
    asked.answer.then(close, close);
    last = asked;
    return asked.answer;
  };
}

/** The machine and the process, for the operator of a store, and a part that keeps containers of the same name apart. */
const newName = () => `${hostname()}:${process.pid}:${randomBytes(2).toString('hex')}`;

/** A gateway that notes in the store that it runs. */
export interface Heartbeat {
  /**
   * Returns whether the store takes writes, by noting the time, at most every five seconds. It rejects when it does not: a full
   * disk and a server that is a replica still answer reads. The store is asked once a second, however many ask.
   */
  isReady(): Promise<boolean>;
  /** Notes nothing more and removes the gateway from the store, if that is there. */
  stop(): Promise<void>;
}

/**
 * Notes a gateway in the store, with its release: a release that cannot work beside it does not start while it runs
 * (`store/rolling`). On a server, which other gateways share, it does so all the time, else only when it is asked. `version` is
 * the release and the build, for the operator.
 */
export async function startHeartbeat(
  { sql, clock: sharedClock }: Pick<Database, 'sql' | 'clock'>,
  { clock: ownClock = systemClock, version = null }: { clock?: Clock; version?: string | null },
): Promise<Heartbeat> {
  const clock = sharedClock ?? ownClock;
  const gateway = newName();
  let lastAt = Number.NEGATIVE_INFINITY;

  async function recordBeat(at: number): Promise<void> {
    const row = { at, migration: newestStep, version };
    await sql
      .insertInto('heartbeat')
      .values({ gateway, ...row })
      .onConflict((on) => on.column('gateway').doUpdateSet(row))
      .execute();
    lastAt = at;
  }

  /** Notes the gateway. The jobs report a store that is away. */
  async function beat(): Promise<void> {
    try {
      await recordBeat(await clock.now());
    } catch {
      // The next beat tries again.
    }
  }

  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  if (sharedClock !== null) {
    await recordBeat(await clock.now());
    timer = setInterval(() => {
      running = beat();
    }, beatMs).unref();
  }

  async function askStore(): Promise<boolean> {
    const at = await clock.now();
    if (at - lastAt >= beatMs) await recordBeat(at);
    else await sql.selectFrom('heartbeat').select('at').limit(1).execute();
    return true;
  }

  return {
    isReady: shareAnswer(askStore, ownClock),
    async stop() {
      clearInterval(timer);
      await running;
      if (lastAt === Number.NEGATIVE_INFINITY) return;
      const own = sql.deleteFrom('heartbeat').where('gateway', '=', gateway);
      await own.execute().catch(() => undefined);
    },
  };
}

/** Deletes the rows of gateways that have ended without a word. `now` in epoch milliseconds. */
export async function purgeHeartbeats(sql: Sql, now: number): Promise<void> {
  await sql
    .deleteFrom('heartbeat')
    .where('at', '<', now - keptMs)
    .execute();
}
