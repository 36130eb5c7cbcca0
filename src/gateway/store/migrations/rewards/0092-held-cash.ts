import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

/** Claimed cash that has to be staked before it can leave: what was held at the last claim, and the turnover at that time. */
export const heldCash: Step = {
  // An older host pays cash that is not held.
  beside: 'all',
  async up(db) {
    await sql`
      create table held_cash (
        member_id uuid primary key references member (id) on delete cascade,
        centavos int8 not null check (centavos >= 0),
        turnover int8 not null
      )`.execute(db);
  },
};
