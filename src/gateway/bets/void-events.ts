import { sql as raw } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import { recordStep } from '../ledger/ledger.ts';
import type { Database, Sql } from '../store/database.ts';
import { openBet } from './bet-entries.ts';
import { voidBet } from './end-bets.ts';

/** Time after which a run cancels no further bet, in milliseconds. The job runs every five seconds. */
const defaultBudgetMs = 4_000;

/** Bets that one query finds. */
const batch = 500;

/** Open bets with one of the events that the operator has called off, and its reason. */
const openOnVoided = raw`
  from voided_event
    join round on round.status = ${openBet} and round.due_at is not null
      and round.events @> jsonb_build_array(jsonb_build_object('event', voided_event.event))`;

/** An event that is called off. */
interface EventToVoid {
  readonly event: string;
  /** The bettors read it. */
  readonly reason: string;
  /** Bets that have their result are cancelled too, also those that get it later. False by default. */
  readonly withResults?: boolean;
}

/**
 * Calls an event off: a shared round, a fight, a match or a draw. It takes no further bets, and a job cancels the open ones
 * (`voidBetsOnEvents`). Bets with a result keep it, or `cancelBetsOnEvents` takes it back. Call inside a transaction: bets that are
 * placed at the same time are either refused or cancelled. Returns the open bets and their stakes.
 */
export async function voidEvent(
  sql: Sql,
  { event, reason, withResults = false }: EventToVoid,
  at: number,
): Promise<{ readonly bets: number; readonly stakes: Centavos }> {
  // A bet on the event waits for this row, or has it until the bet is in the store.
  await sql
    .selectFrom('event_exposure')
    .select('event')
    .where('event', '=', event)
    .where('holder', '=', 'house')
    .forUpdate()
    .execute();
  await sql
    .insertInto('voided_event')
    .values({ event, reason, voided_at: at, with_results: withResults })
    .onConflict((on) => {
      const known = on.column('event');
      return withResults ? known.doUpdateSet({ reason, with_results: true }) : known.doNothing();
    })
    .execute();
  const { rows } = await raw<{ bets: number; stakes: number | null }>`
    select count(*)::int as bets, sum(stake)::int8 as stakes
    ${openOnVoided} where voided_event.event = ${event}`.execute(sql);
  return { bets: rows[0]?.bets ?? 0, stakes: Number(rows[0]?.stakes ?? 0) };
}

/** The events that an open bet depends on. Null when the bet is not open. */
export async function eventsOfOpenBet(sql: Sql, id: string): Promise<readonly string[] | null> {
  const bet = await sql
    .selectFrom('round')
    .select('events')
    .where('id', '=', id)
    .where('status', '=', openBet)
    .executeTakeFirst();
  return bet === undefined ? null : (bet.events ?? []).map(({ event }) => event);
}

/** Open bets on events that are called off, the oldest first. */
async function betsToVoid(sql: Sql) {
  const { rows } = await raw<{ id: string; reason: string }>`
    select distinct on (round.id) round.id, voided_event.reason ${openOnVoided}
    order by round.id limit ${batch}`.execute(sql);
  return rows;
}

/** Bets to cancel, the most that one query finds, and the way one of them is cancelled. */
interface Cancelling {
  find(): Promise<readonly { readonly id: string; readonly reason: string }[]>;
  /** Cancels a bet in a transaction of its own. False when another has done it. */
  cancel(id: string, reason: string): Promise<boolean>;
  readonly budgetMs?: number | undefined;
}

/**
 * Cancels bets until none is left or the time budget is used. One that cannot be cancelled stops no other; its error is thrown
 * at the end. Several gateways may run it at once.
 */
export async function cancelInTurn({
  find,
  cancel,
  budgetMs = defaultBudgetMs,
}: Cancelling): Promise<void> {
  const end = performance.now() + budgetMs;
  const failed: unknown[] = [];
  let cancelled = 1;
  while (cancelled > 0 && performance.now() < end) {
    cancelled = 0;
    for (const { id, reason } of await find()) {
      if (performance.now() >= end) break;
      const isDone = cancel(id, reason);
      if (await isDone.catch((error: unknown) => void failed.push(error))) cancelled += 1;
    }
  }
  if (failed.length > 0) throw failed[0];
}

/**
 * Cancels the open bets on the events that the operator has called off, each in a transaction of its own. A bet on several events
 * is cancelled as a whole.
 */
export async function voidBetsOnEvents(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  now: number,
  budgetMs?: number,
): Promise<void> {
  const anyVoided = await sql.selectFrom('voided_event').select('event').limit(1).execute();
  if (anyVoided.length === 0) return;
  await cancelInTurn({
    find: () => betsToVoid(sql),
    cancel: (id, reason) => voidOne(transaction, id, { reason, at: now }),
    budgetMs,
  });
}

/** Cancels a bet and writes the decision down. False when another has ended it. */
export function voidOne(
  transaction: Database['transaction'],
  id: string,
  { reason, at }: { readonly reason: string; readonly at: number },
): Promise<boolean> {
  return transaction(async (sql) => {
    if (!(await voidBet(sql, id, { actor: 'operator', remark: reason }, at))) return false;
    const subject = { table: 'round', id } as const;
    const step = { subject, from: 'open', to: 'cancelled', actor: 'operator' } as const;
    await recordStep(sql, { ...step, at, reason });
    return true;
  });
}
