import type { Log } from '../log.ts';
import { parse } from 'valibot';
import type { Clock } from '../clock.ts';
import type { Database, Sql } from '../store/database.ts';
import type { ProviderNotice } from './provider.ts';
import { signedNotice } from './signed-shapes.ts';

/** Applies a notice in a transaction and returns a word for what was done. */
type ApplyNotice<About extends ProviderNotice['about']> = (
  sql: Sql,
  reported: {
    readonly provider: string;
    readonly notice: Extract<ProviderNotice, { about: About }>;
    readonly at: number;
  },
) => Promise<string>;

/** The capabilities that notices are for. */
export interface NoticeAppliers {
  readonly payment: ApplyNotice<'payment'>;
  readonly payout: ApplyNotice<'payout'>;
}

interface ApplyNeeds {
  readonly database: Pick<Database, 'sql' | 'transaction'>;
  readonly appliers: NoticeAppliers;
  readonly clock: Clock;
  readonly log: Log;
}

/** Messages that are read at once. */
const batch = 200;

interface MessageKey {
  readonly provider: string;
  readonly event_id: string;
}

/** Applies one message, unless another gateway does. The message and its effect are one transaction. */
function applyOne({ database, appliers, clock }: ApplyNeeds, key: MessageKey): Promise<void> {
  const { provider, event_id: eventId } = key;
  return database.transaction(async (sql) => {
    const message = await sql
      .selectFrom('provider_message')
      .select('body')
      .where('provider', '=', provider)
      .where('event_id', '=', eventId)
      .where('applied_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!message) return;
    const at = clock.now();
    const notice = parse(signedNotice, JSON.parse(message.body));
    const outcome =
      notice.about === 'payment'
        ? await appliers.payment(sql, { provider, notice, at })
        : await appliers.payout(sql, { provider, notice, at });
    await sql
      .updateTable('provider_message')
      .set({ applied_at: at, outcome })
      .where('provider', '=', provider)
      .where('event_id', '=', eventId)
      .execute();
  });
}

async function applyWaiting(needs: ApplyNeeds): Promise<void> {
  let read = batch;
  let failed = 0;
  while (read === batch && failed < batch) {
    const waiting = await needs.database.sql
      .selectFrom('provider_message')
      .select(['provider', 'event_id'])
      .where('applied_at', 'is', null)
      .orderBy('received_at')
      .orderBy('event_id')
      .limit(batch)
      .execute();
    read = waiting.length;
    failed = 0;
    for (const key of waiting) {
      await applyOne(needs, key).catch((error: unknown) => {
        failed += 1;
        const reason = error instanceof Error ? error.message : String(error);
        needs.log(
          `The message ${key.event_id} of ${key.provider} could not be applied: ${reason}`,
          error,
        );
      });
    }
  }
}

/** Applies the messages that wait. Calls during a run are served by one further run. */
export function createMessageJob(needs: ApplyNeeds) {
  let running: Promise<void> | null = null;
  let isWanted = false;

  async function work(): Promise<void> {
    // Leaves the loop and becomes idle in one step, so that no call is lost between the two.
    try {
      while (isWanted) {
        isWanted = false;
        await applyWaiting(needs);
      }
    } finally {
      running = null;
    }
  }

  /** Resolves when every message that waited at the call was applied, or could not be. */
  function run(): Promise<void> {
    isWanted = true;
    running ??= work();
    return running;
  }

  return { run };
}
