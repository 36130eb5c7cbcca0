import { type Migration, sql } from 'kysely';

const statements = [
  `alter table activity
    add column reward_kind text not null default 'cash'
      check (reward_kind in ('cash', 'bonus', 'points')),
    add column reward_rule text`,
  `alter table activity
    add constraint activity_reward_rule check ((reward_kind = 'bonus') = (reward_rule is not null))`,
];

/** Activities whose reward is a bonus or points. */
export const activityRewards: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
