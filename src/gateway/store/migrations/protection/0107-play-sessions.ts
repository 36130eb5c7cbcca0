import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

/** The time at which each member began to play, and the member's reality checks. */
export const playSessions: Step = {
  beside: 'all',
  async up(db) {
    await sql`create table play_session (
      member_id uuid primary key references member (id) on delete cascade,
      began_at int8,
      launched_at int8,
      checked_at int8,
      check_minutes int4 check (check_minutes > 0),
      check ((began_at is null) = (launched_at is null) and (began_at is null) = (checked_at is null))
    )`.execute(db);
  },
};
