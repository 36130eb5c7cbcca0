import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const marks = ['name_mark', 'mobile_mark', 'email_mark', 'document_mark'];

const statements = [
  `create table excluded_person (
    id uuid primary key,
    name_mark text,
    mobile_mark text,
    email_mark text,
    document_mark text,
    check (num_nonnulls(name_mark, mobile_mark, email_mark, document_mark) > 0)
  )`,
  ...marks.map((mark) => `create index excluded_person_${mark} on excluded_person (${mark})`),
  `create table register_import (
    key text primary key,
    at int8 not null,
    imported_by text not null,
    people int4 not null check (people >= 0),
    excluded int4 not null check (excluded >= 0)
  )`,
];

/** The imported register of excluded persons, and its imports. */
export const excludedPersons: Step = {
  // An older host compares nobody with the register: the members whom an import excludes stay excluded there, too.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
