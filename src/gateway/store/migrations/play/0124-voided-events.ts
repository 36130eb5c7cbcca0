import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

/** Events that the operator has called off: their open bets are cancelled, and they take no further ones. */
export const voidedEvents: Step = {
  // An older host takes bets on such an event still. The job of a newer one cancels them.
  beside: 'all',
  async up(db) {
    await sql
      .raw(
        `create table voided_event (
          event text primary key,
          reason text not null,
          voided_at int8 not null
        )`,
      )
      .execute(db);
  },
};
