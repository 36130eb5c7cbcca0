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

/**
 * Calls an event off: a shared round, a fight, a match or a draw. It takes no further bets, and a job cancels the open ones
 * (`voidBetsOnEvents`). Bets with a result keep it. Call inside a transaction: bets that are placed at the same time are either
 * refused or cancelled. Returns the open bets and their stakes.
 */
export async function voidEvent(
  sql: Sql,
  { event, reason }: { readonly event: string; readonly reason: string },
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
    .values({ event, reason, voided_at: at })
    .onConflict((on) => on.doNothing())
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

/**
 * Cancels the open bets on the events that the operator has called off, each in a transaction of its own, until none is left or
 * the time budget is used. A bet on several events is cancelled as a whole. One that
 * cannot be cancelled stops no other; its error is thrown at the end. Several gateways may run it at once.
 */
export async function voidBetsOnEvents(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  now: number,
  budgetMs = defaultBudgetMs,
): Promise<void> {
  const anyVoided = await sql.selectFrom('voided_event').select('event').limit(1).execute();
  if (anyVoided.length === 0) return;
  const end = performance.now() + budgetMs;
  const failed: unknown[] = [];
  let voided = batch;
  while (voided > 0 && performance.now() < end) {
    voided = 0;
    for (const { id, reason } of await betsToVoid(sql)) {
      if (performance.now() >= end) break;
      const isVoid = voidOne(transaction, id, { reason, at: now });
      if (await isVoid.catch((error: unknown) => void failed.push(error))) voided += 1;
    }
  }
  if (failed.length > 0) throw failed[0];
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
