import { sql } from 'kysely';
import type { Step } from '../../rolling/step.ts';

const statements = [
  `create table exclusion (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references member (id) on delete cascade,
    kind text not null check (kind in ('timeOut', 'selfExclusion', 'closed')),
    begins_at int8 not null,
    ends_at int8 check (ends_at > begins_at),
    free_at int8 check (free_at >= ends_at),
    reason text,
    check (kind <> 'timeOut' or free_at = ends_at),
    check (kind <> 'closed' or free_at is null)
  )`,
  `create index exclusion_member on exclusion (member_id)`,
  `alter table ledger_account add column excluded_until int8 not null default 0`,
  `insert into exclusion (member_id, kind, begins_at)
    select id, 'selfExclusion', (extract(epoch from now()) * 1000)::int8 from member where self_excluded`,
  `update ledger_account set excluded_until = ${Number.MAX_SAFE_INTEGER}
    where id in (select id::text from member where self_excluded)`,
  `alter table member drop column self_excluded`,
];

/** Time-outs, self-exclusions and closings in place of a mark on the member, and the end of each on the main wallet. */
export const exclusions: Step = {
  // An older host reads the mark, and would let excluded members sign in.
  beside: 'none',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
