import { sql as raw } from 'kysely';
import { betStatus } from '#protocol/model/bet.ts';
import type { Sql } from '../store/database.ts';

const { won, lost, tied } = betStatus;

/**
 * True for a bet whose result can be taken back: it has one, is not cancelled, and has not won the jackpot. The bet is the row
 * `round`.
 */
export const isReversible = raw<boolean>`(round.status in (${won}, ${lost}, ${tied}) and round.jackpot = 0)`;

/**
 * Keeps the events of bets that get their result: the operator may call one off afterwards, with its results. Call it in the
 * transaction that settles the bets, before their events are removed.
 */
export async function keepEvents(
  sql: Sql,
  bets: readonly { readonly id: string; readonly events: unknown }[],
): Promise<void> {
  const ids = bets.filter(({ events }) => events !== null).map(({ id }) => id);
  if (ids.length === 0) return;
  await raw`
    insert into settled_event_bet (event, round_id)
    select part ->> 'event', round.id from round cross join lateral jsonb_array_elements(events) as part
    where round.id = any (${ids}::uuid[])
    on conflict do nothing`.execute(sql);
}

/** The events of a settled bet, the row `round`. None a day after the event. */
export const eventsOfSettled = raw<readonly string[]>`array(
  select event from settled_event_bet where round_id = round.id order by event)`.as('events');

/**
 * Deletes the events of settled bets after the sums of the events, and what is written down of events that were called off. An event
 * that is called off with its results stays until the last result is taken back.
 */
export async function purgeSettledEvents(sql: Sql): Promise<void> {
  await raw`
    delete from settled_event_bet as kept
    where not exists (select from event_exposure where event_exposure.event = kept.event)
      and not exists (
        select from voided_event join round on round.id = kept.round_id and ${isReversible}
        where voided_event.event = kept.event and with_results)`.execute(sql);
  await raw`
    delete from voided_event
    where not exists (select from event_exposure where event_exposure.event = voided_event.event)
      and not exists (
        select from settled_event_bet as kept where kept.event = voided_event.event and with_results)
  `.execute(sql);
}
