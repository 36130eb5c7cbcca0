import type { Clock } from './clock.ts';
import { idleLimit } from './accounts/sessions.ts';
import { registrationLimit } from './accounts/registration/registrations.ts';
import type { Database, Sql } from './store/database.ts';

const every = 10 * 60_000;

/** The gateway's time, which the operator may move ahead, and the one that seals go by. */
export interface Clocks {
  readonly gateway: Clock;
  readonly world: Clock;
}

/** Takes away what has run out: it is refused anyway, but it would pile up. */
export async function purge(sql: Sql, clocks: Clocks): Promise<void> {
  const now = clocks.gateway.now();
  await sql.deleteFrom('seal_seen').where('expires_at', '<', clocks.world.now()).execute();
  await sql.deleteFrom('launch_ticket').where('expires_at', '<', now).execute();
  for (const table of [
    'attempt',
    'captcha',
    'one_time_code',
    'temporary_password',
    'trial',
  ] as const) {
    await sql.deleteFrom(table).where('expires_at', '<', now).execute();
  }
  await sql
    .deleteFrom('registration')
    .where('created_at', '<', now - registrationLimit)
    .execute();
  await sql
    .deleteFrom('session')
    .where('seen_at', '<', now - idleLimit)
    .execute();
}

/** Purges and tidies the store from time to time; gives what stops it, once a round under way has ended. */
export function keepHouse(
  database: Database,
  clocks: Clocks,
  log: (line: string) => void,
): () => Promise<void> {
  let round = Promise.resolve();

  async function keep(): Promise<void> {
    try {
      await purge(database.sql, clocks);
      await database.tidy();
    } catch (error) {
      log(`Tidying the store failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  const timer = setInterval(() => {
    round = keep();
  }, every);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}
