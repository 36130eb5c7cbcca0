import { type Migration, sql } from 'kysely';

const kinds = `(
  'opening', 'deposit', 'depositFee', 'depositReversal', 'bonusGrant', 'bonusRelease', 'bonusForfeit', 'stake', 'settle',
  'void', 'hold', 'release', 'payout', 'payoutFee', 'transfer', 'rebate', 'reward', 'rewardReversal', 'salary', 'dividend',
  'redemption', 'adjustment'
)`;

const statements = [
  `alter table ledger_entry
    drop constraint known_entry_kind,
    add constraint known_entry_kind check (kind in ${kinds}) not valid`,
  `alter table reward
    add column least_deposits int8,
    add column withdrawn_for text`,
  `create index reward_withdrawn on reward (id) where withdrawn_for is not null`,
  `create table reward_deposit (
    reward_id uuid not null references reward (id) on delete cascade,
    deposit_id text not null,
    amount int8 not null,
    primary key (reward_id, deposit_id)
  )`,
  `create index reward_deposit_by_deposit on reward_deposit (deposit_id)`,
  `create index activity_application_by_reward on activity_application (reward_id) where reward_id is not null`,
];

/** The deposits that rewards rest on, and ledger entries that take deposits and rewards back. */
export const rewardDeposits: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
