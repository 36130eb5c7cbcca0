import { type Migration, sql } from 'kysely';

const statements = [
  // Spaces, signs and capitals make no other reference.
  `create index deposit_by_bank_reference on deposit (upper(regexp_replace(bank_reference, '[^A-Za-z0-9]', '', 'g')))
    where bank_reference is not null`,
  `create index deposit_by_picture on deposit using gin (pictures jsonb_path_ops)`,
  `create index upload_by_content on upload (sha256(bytes))`,
];

/** Finds the proofs of deposits that were used before: equal references and equal pictures. */
export const usedProofs: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
