import { type Migration, sql } from 'kysely';

const kinds = `(
  'opening', 'deposit', 'depositFee', 'bonusGrant', 'bonusRelease', 'bonusForfeit', 'stake', 'settle', 'void', 'hold',
  'release', 'payout', 'payoutFee', 'transfer', 'rebate', 'reward', 'salary', 'dividend', 'redemption', 'adjustment'
)`;

const statements = [
  `update ledger_entry set kind = 'settle' where kind = 'round'`,
  `alter table ledger_entry add constraint known_entry_kind check (kind in ${kinds})`,
];

/** Ledger entries have the kinds of the protocol. The entry of a round is `settle`; it was `round`. */
export const entryKinds: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
