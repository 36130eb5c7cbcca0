import { type Migration, sql } from 'kysely';

const statements = [
  `create table member_ancestor (
    ancestor_id uuid not null references member (id) on delete cascade,
    member_id uuid not null references member (id) on delete cascade,
    depth int4 not null check (depth > 0),
    primary key (ancestor_id, member_id)
  )`,
  `create index member_ancestor_by_depth on member_ancestor (ancestor_id, depth, member_id)`,
  `create index member_ancestor_of_member on member_ancestor (member_id, ancestor_id)`,
  `insert into member_ancestor (ancestor_id, member_id, depth)
    with recursive above (member_id, ancestor_id, depth) as (
      select id, upline_id, 1 from member where upline_id is not null and type <> 4
      union all
      select above.member_id, member.upline_id, above.depth + 1
      from above join member on member.id = above.ancestor_id
      where member.upline_id is not null
    )
    select ancestor_id, member_id, depth from above`,
];

/** All agents above each member, so that a team is read without a recursion. */
export const memberAncestors: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
