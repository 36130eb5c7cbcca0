import { sql as raw } from 'kysely';
import type { Database, Sql } from '../store/database.ts';
import { type Providers, storeMessage } from '../providers/providers.ts';
import { type DepositRow, failDeposit } from '../deposits/deposits.ts';

/** Deposits that one run asks about. They are asked about at the same time. */
const batch = 20;
const minuteMs = 60_000;
/** A provider is asked for this long after the end of a deposit, in milliseconds. Later its statement decides. */
const longestMs = 24 * 60 * minuteMs;

/** Takes the deposits that are due, and notes when they are due again: at their end, and ever later the older they are. */
async function takeDue(sql: Sql, now: number): Promise<DepositRow[]> {
  const next = raw`${now}::int8 + least(${60 * minuteMs}::int8, greatest(${minuteMs}::int8, (${now}::int8 - created_at) / 2))`;
  const { rows } = await raw<DepositRow>`
    update deposit set ask_at = case
      when ${now}::int8 < expires_at then least(expires_at, ${next})
      when ${now}::int8 < expires_at + ${longestMs}::int8 then ${next} end
    where id in (select id from deposit where ask_at <= ${now}::int8 order by ask_at limit ${batch} for update skip locked)
    returning *`.execute(sql);
  return rows;
}

interface AskNeeds {
  readonly database: Pick<Database, 'sql' | 'transaction'>;
  readonly providers: Providers;
}

async function askAbout(
  { database, providers }: AskNeeds,
  { id, provider: code, state }: DepositRow,
  now: number,
): Promise<void> {
  const provider = providers.get(code);
  if (!provider) return;
  const status = await provider.query(id);
  if (status.state === 'pending') return;
  if (status.state !== 'unknown') {
    const { state: outcome, reference, amount } = status;
    const eventId = `query:${id}:${outcome}`;
    const notice = { about: 'payment', eventId, orderId: id, outcome, reference, amount } as const;
    await storeMessage(database.sql, code, notice, now);
    return;
  }
  // The order did not reach the provider.
  if (state !== 'created') return;
  const move = { actor: 'job', reason: 'notTaken', at: now } as const;
  await database.transaction((sql) => failDeposit(sql, id, move));
}

/**
 * Asks the providers about deposits that are older than their time, and stores the answers as notices: this repairs lost
 * ones. A provider that does not answer is asked again later.
 */
export async function askAboutDeposits(needs: AskNeeds, now: number): Promise<void> {
  const due = await takeDue(needs.database.sql, now);
  await Promise.all(due.map((deposit) => askAbout(needs, deposit, now).catch(() => undefined)));
}
