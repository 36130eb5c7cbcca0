import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  `create table register_answer (
    member_id uuid primary key references member (id) on delete cascade,
    person_mark text not null,
    clear_at int8 not null
  )`,
];

/** The last clean answers of a register of excluded persons that is asked about members. */
export const registerAnswers: Step = {
  // An older host asks no register.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
