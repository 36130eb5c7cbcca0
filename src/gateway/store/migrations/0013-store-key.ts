import { type Migration, sql } from 'kysely';

const statements = [
  `create table store_key (slot text primary key, proof text not null)`,
  // Equal numbers have different encrypted values. The lock of the member keeps an account from being added twice.
  `drop index payout_account_number`,
];

/** The key of the encrypted values. */
export const storeKey: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
