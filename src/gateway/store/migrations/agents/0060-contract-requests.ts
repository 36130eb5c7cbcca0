import { type Migration, sql } from 'kysely';

const statements = [
  // A request to the merchant has no receiver: the operator answers it.
  `alter table contract_request alter column to_id drop not null`,
  `alter table contract_request drop constraint contract_request_answer_check`,
  `alter table contract_request add constraint known_contract_answer check (answer in ('accept', 'reject', 'withdraw'))`,
  `create index contract_request_received on contract_request (to_id, asked_at, id)`,
  `create index contract_request_sent on contract_request (from_id, asked_at, id) where from_id is not null`,
  `create index contract_request_to_merchant on contract_request (asked_at) where to_id is null and answer is null`,
];

/** Requests about contracts with the merchant, and requests that are taken back. */
export const contractRequests: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
