import { type Migration, sql } from 'kysely';

const statements = [
  `create table changed_sum (
    job text not null check (job in ('ranks', 'invitations')),
    member_id uuid not null references member (id) on delete cascade,
    primary key (job, member_id)
  )`,
  `create index member_without_rank on member (id) where rank_id is null and club_type is not null`,
  // Each job looks at all members once.
  `insert into changed_sum (job, member_id)
    select 'ranks', id from member
      where club_type is not null and exists (select from daily_sum where member_id = member.id)
    union all
    select 'invitations', invitee_id from invitation
      where state = 'counted' and exists (select from daily_sum where member_id = invitee_id)`,
];

/** Members whose daily sums have changed since the jobs of levels and of invitations looked at them. */
export const changedSums: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
