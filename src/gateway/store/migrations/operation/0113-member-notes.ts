import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  `create table member_note (
    id uuid primary key,
    member_id uuid not null references member (id) on delete cascade,
    text text not null,
    operator text not null,
    at int8 not null
  )`,
  `create index member_note_of_member on member_note (member_id, id)`,
];

/** The notes of operators about members. */
export const memberNotes: Step = {
  // An older host shows no notes.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
