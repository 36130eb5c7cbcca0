import type { Selectable } from 'kysely';
import type { WireLiveEvent } from '#protocol/model/live-event.ts';
import { toPesos } from '#protocol/model/money.ts';
import type { Sql } from '../store/database.ts';
import type { EventTable } from '../store/tables/event-tables.ts';

/** An event as it is stored. */
export type EventRow = Pick<Selectable<EventTable>, 'id' | 'member_id' | 'kind' | 'values' | 'at'>;

/**
 * Events are read again from this long before the last one, in milliseconds: a transaction may commit later than one
 * with a greater id, and the clocks of gateways differ.
 */
const overlapMs = 60_000;

/** A stream that has missed more events than this reads everything again. */
export const mostMissed = 100;

/** The smallest UUID of version 7 of a time. */
function firstIdOf(time: number): string {
  const hex = Math.max(0, Math.floor(time)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** The time of a UUID of version 7, in epoch milliseconds. */
function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** The id at which reading begins, to find all events after an id. */
export function withOverlap(id: string): string {
  return firstIdOf(timeOf(id) - overlapMs);
}

const columns = ['id', 'member_id', 'kind', 'values', 'at'] as const;

/** Events by id, oldest first. */
export function readByIds(sql: Sql, ids: readonly string[]): Promise<EventRow[]> {
  return sql.selectFrom('event').select(columns).where('id', 'in', ids).orderBy('id').execute();
}

/** More members than these are not named in a statement: the events of all are read. */
const mostNamed = 1_000;

/** The events of members after an id, oldest first, and perhaps events of other members. */
export function readAfter(sql: Sql, id: string, memberIds: readonly string[]): Promise<EventRow[]> {
  return sql
    .selectFrom('event')
    .select(columns)
    .where('id', '>', id)
    .$if(memberIds.length <= mostNamed, (rows) => rows.where('member_id', 'in', memberIds))
    .orderBy('id')
    .limit(10_000)
    .execute();
}

/** The events of a member after an id, oldest first. The list may have one more than `mostMissed`. */
export function readOfMember(sql: Sql, memberId: string, id: string): Promise<EventRow[]> {
  return sql
    .selectFrom('event')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('id', '>', id)
    .orderBy('id')
    .limit(mostMissed + 1)
    .execute();
}

/** An event as it is sent. */
export function toWire({ kind, at, values: { amount, quiet } }: EventRow): WireLiveEvent {
  return {
    kind,
    at,
    ...(amount !== undefined && { amount: toPesos(amount) }),
    ...(quiet && { quiet }),
  };
}
