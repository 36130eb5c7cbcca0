import type { Centavos } from '#protocol/model/money.ts';
import type { EventKind } from '#protocol/vocabulary/event-kind.ts';
import type { Json } from '../json-column.ts';

/** Values of an event that the app shows. */
export interface EventValues {
  /** The amount of a deposit or withdrawal; for `balanceChanged` the signed difference. */
  readonly amount?: Centavos;
  /** Another event reports the same change: the app refreshes what it shows, and stays quiet. */
  readonly quiet?: boolean;
}

/** Tickets for streams. A ticket is deleted when it is used. */
export interface LiveTicketTable {
  ticket_hash: string;
  /** Key of the session that the stream ends with. */
  session_hash: string;
  expires_at: number;
}

/** Changes that members are notified of while the app is open. */
export interface EventTable {
  /** A UUID of version 7 by the real time: ids order the events of one gateway. */
  id: string;
  member_id: string;
  kind: EventKind;
  /** Table of the row that changed. */
  cause_table: string;
  cause_id: string;
  values: Json<EventValues>;
  /** Time of the gateway's clock, which the operator can advance. */
  at: number;
}
