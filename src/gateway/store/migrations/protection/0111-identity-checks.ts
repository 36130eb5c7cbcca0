import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  `create table identity_check (
    id uuid primary key,
    member_id uuid not null references member (id) on delete cascade,
    state text not null check (state in ('sent', 'approved', 'refused')),
    document text not null,
    front text,
    back text,
    selfie text,
    note text not null,
    reason text,
    sent_at int8 not null,
    decided_at int8 check (decided_at >= sent_at),
    decided_by text,
    check ((state = 'sent') = (decided_at is null)),
    check ((state = 'refused') = (reason is not null))
  )`,
  `create index identity_check_of_member on identity_check (member_id, sent_at)`,
  `create unique index identity_check_in_force on identity_check (member_id) where state <> 'refused'`,
  `create index identity_check_waiting on identity_check (sent_at) where state = 'sent'`,
  `create index upload_of_identity on upload (created_at) where purpose = 'identity'`,
];

/** Checks of the identity of members, with the ids of their pictures. */
export const identityChecks: Step = {
  // An older host asks nobody for an identity. It cannot show the pictures, because they are encrypted.
  beside: 'all',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
