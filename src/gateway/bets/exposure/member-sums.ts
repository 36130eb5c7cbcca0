import type { Sql } from '../../store/database.ts';
import type { EventPart, NetSums, PlacedStake } from '../../store/tables/money/money-tables.ts';
import { netOf, subtractNet } from './net-exposure.ts';

/** An open bet. `events` is null for a bet without events, and for a bet that an earlier release has placed. */
interface BetOnEvents {
  readonly member_id: string;
  readonly events: readonly EventPart[] | null;
}

const selectSums = (sql: Sql, holders: readonly string[], events: readonly string[]) =>
  sql
    .selectFrom('event_exposure')
    .select(['event', 'holder', 'wins', 'risk'])
    .where('holder', 'in', holders)
    .where('event', 'in', events);

/**
 * Reads the sums of the events of bets, in one query. Returns a function that gives the sums of one of the bets: the sums of its
 * member on each event, and the sums of `places` of a round of its own. They are final once the events take no bets. Empty for
 * a bet that counts as a whole.
 */
export async function readMemberSums(sql: Sql, bets: readonly BetOnEvents[]) {
  const events = [...new Set(bets.flatMap((bet) => bet.events?.map(({ event }) => event) ?? []))];
  const holders = [...new Set(bets.map((bet) => bet.member_id))];
  const rows = events.length > 0 ? await selectSums(sql, holders, events).execute() : [];
  const nameOf = (holder: string, event: string) => `${holder} ${event}`;
  const sums = new Map(rows.map((row) => [nameOf(row.holder, row.event), row]));
  return ({ member_id: holder, events: parts }: BetOnEvents, places?: readonly PlacedStake[]) => [
    ...(parts ?? []).map((part): NetSums => sums.get(nameOf(holder, part.event)) ?? part),
    ...(places === undefined ? [] : [netOf(places)]),
  ];
}

/**
 * Takes a cancelled bet out of the sums of its member, so that it opposes no other bet. Call it after the purses of the member
 * and before the accounts of the house are locked. The limits of the events keep counting the bet.
 */
export async function takeFromSums(
  sql: Sql,
  { member_id: holder, events }: BetOnEvents,
): Promise<void> {
  const parts = new Map((events ?? []).map((part) => [part.event, part]));
  if (parts.size === 0) return;
  const rows = await selectSums(sql, [holder], [...parts.keys()])
    .orderBy('event')
    .forUpdate()
    .execute();
  for (const row of rows) {
    const part = parts.get(row.event);
    if (part === undefined) continue;
    const { wins, risk } = subtractNet(row, part);
    await sql
      .updateTable('event_exposure')
      .set({ wins: JSON.stringify(wins), risk })
      .where('event', '=', row.event)
      .where('holder', '=', holder)
      .execute();
  }
}
