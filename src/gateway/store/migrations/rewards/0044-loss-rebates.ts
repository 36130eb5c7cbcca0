import { type Migration, sql } from 'kysely';

const statements = [
  `create table loss_rebate_period (
    rule text not null,
    first_day int4 not null,
    members int4 not null,
    closed_at int8 not null,
    primary key (rule, first_day)
  )`,
  `create table loss_rebate (
    rule text not null,
    first_day int4 not null,
    member_id uuid not null references member (id),
    loss int8 not null check (loss > 0),
    amount int8 check (amount >= 0),
    reward_id uuid references reward (id),
    primary key (rule, first_day, member_id),
    foreign key (rule, first_day) references loss_rebate_period (rule, first_day),
    check (reward_id is null or amount > 0)
  )`,
  `create index loss_rebate_to_offer on loss_rebate (rule, first_day, member_id) where amount is null`,
];

/** Rebates of losses, one of a rule, a period and a member. */
export const lossRebates: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
