import type { Log } from './log.ts';
import { purgeAccounts } from './accounts/purge-accounts.ts';
import { purgeDraws } from './catalogue/catalogue.ts';
import { purgeChat } from './chat/chat.ts';
import type { Clock } from './clock.ts';
import { purgeInboxes } from './content/content.ts';
import { purgeCopies } from './data-copy/data-copy.ts';
import { purgeEvents } from './events/events.ts';
import { purgeIdentityPictures } from './identity/identity.ts';
import { purgeKeyedAnswers } from './http/answer-once.ts';
import { purgeSeals } from './http/seals.ts';
import { purgeMessages } from './providers/providers.ts';
import { purgePlay } from './play/purge-play.ts';
import { purgeExports } from './records/records.ts';
import type { Database, Sql } from './store/database.ts';
import { purgeHeartbeats, purgeOutbox } from './system/system.ts';

const intervalMs = 10 * 60_000;

/** The gateway's time, which the operator can advance, and the real time, which seals use. */
interface Clocks {
  readonly gateway: Clock;
  readonly real: Clock;
}

/** Deletes expired rows of all capabilities. Expired rows are never accepted; deleting them keeps the tables small. */
export async function purge(sql: Sql, { gateway, real }: Clocks): Promise<void> {
  await purgeSeals(sql, real.now());
  await purgeKeyedAnswers(sql, gateway.now());
  await purgeChat(sql, gateway.now(), real.now());
  await purgeDraws(sql, gateway.now());
  await purgePlay(sql, gateway.now());
  await purgeMessages(sql, gateway.now());
  await purgeExports(sql, gateway.now());
  await purgeCopies(sql, gateway.now());
  await purgeAccounts(sql, gateway.now());
  await purgeIdentityPictures(sql, gateway.now());
  await purgeInboxes(sql, gateway.now());
  await purgeEvents(sql, gateway.now());
  await purgeOutbox(sql, gateway.now());
  await purgeHeartbeats(sql, real.now());
}

/** Purges and vacuums the store every ten minutes. Returns a function that stops it and waits for a running round. */
export function startHousekeeping(
  database: Database,
  clocks: Clocks,
  log: Log,
): () => Promise<void> {
  let running = Promise.resolve();

  async function run(): Promise<void> {
    try {
      await purge(database.sql, clocks);
      await database.maintain();
    } catch (error) {
      log(
        `Tidying the store failed: ${error instanceof Error ? error.message : String(error)}`,
        error,
      );
    }
  }

  const timer = setInterval(() => {
    running = run();
  }, intervalMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
