import { type Migration, sql } from 'kysely';

const statements = [
  `alter table invitation
    drop constraint invitation_held_for_check,
    add constraint invitation_held_for_check check (held_for in ('device', 'address', 'account', 'many')) not valid,
    add column released_for text[] not null default '{}'`,
  `alter table payout_account add column number_mark text`,
  `create index payout_account_by_mark on payout_account (number_mark) where number_mark is not null`,
];

/** More reasons to hold an invitation, those it was released for before, and marks by which account numbers are compared. */
export const heldInvitations: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
