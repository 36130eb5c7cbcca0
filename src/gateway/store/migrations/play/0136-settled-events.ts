import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

/** The events of settled bets, so that the operator can call an event off with its results. */
export const settledEvents: Step = {
  // A bet that an older host settles is not on the list: the operator cancels it by itself.
  beside: 'all',
  async up(db) {
    await sql
      .raw(
        `create table settled_event_bet (
          event text not null,
          round_id uuid not null,
          primary key (event, round_id)
        )`,
      )
      .execute(db);
    await sql.raw(`create index on settled_event_bet (round_id)`).execute(db);
    await sql
      .raw(`alter table voided_event add column with_results boolean not null default false`)
      .execute(db);
  },
};
