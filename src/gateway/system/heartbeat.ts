import { hostname } from 'node:os';
import type { Sql } from '../store/database.ts';

/** A gateway writes at most so often, in milliseconds: a balancer asks each of them every few seconds. */
const pauseMs = 5_000;
/** After this time without a write, the row of a gateway is deleted. */
const keptMs = 24 * 60 * 60_000;

/** The name of this process for the operator of a store. */
const ownName = `${hostname()}:${process.pid}`;

/**
 * Tells whether the store takes writes, by noting the time. It rejects when it does not: a full disk and a server that is a
 * replica still answer reads.
 */
export function createHeartbeat(sql: Sql, now: () => number): () => Promise<boolean> {
  let lastAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const at = now();
    if (at - lastAt < pauseMs) {
      await sql.selectFrom('heartbeat').select('at').limit(1).execute();
      return true;
    }
    await sql
      .insertInto('heartbeat')
      .values({ gateway: ownName, at })
      .onConflict((on) => on.column('gateway').doUpdateSet({ at }))
      .execute();
    lastAt = at;
    return true;
  };
}

/** Deletes the rows of gateways that have ended. `now` in epoch milliseconds. */
export async function purgeHeartbeats(sql: Sql, now: number): Promise<void> {
  await sql
    .deleteFrom('heartbeat')
    .where('at', '<', now - keptMs)
    .execute();
}
