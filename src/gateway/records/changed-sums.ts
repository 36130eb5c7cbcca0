import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../store/database.ts';
import type { ChangedSumJob } from '../store/tables/record-tables.ts';

/**
 * A statement that notes members whose daily sums have changed, for the jobs that look at them: members of the club, and
 * invited players. `changes` has their `member_id`. A row that is there already is locked, so that no job takes it before the
 * new sums are in the store.
 */
export function recordChangedSums(changes: RawBuilder<unknown>): RawBuilder<unknown> {
  return raw`
    insert into changed_sum (job, member_id)
    select 'ranks', id from member
    where club_type is not null and id in (select member_id from ${changes} as changed)
    union all
    select 'invitations', invitee_id from invitation
    where state = 'counted' and invitee_id in (select member_id from ${changes} as changed)
    order by 1, 2
    on conflict (job, member_id) do update set member_id = excluded.member_id`;
}

/**
 * Notes an invited player whose account has changed, such as by a verified number, for the job that looks at invited players. Does
 * nothing for a player whom nobody has invited. Call in the transaction of the change.
 */
export async function recordInvitedPlayer(sql: Sql, memberId: string): Promise<void> {
  await raw`
    insert into changed_sum (job, member_id)
    select 'invitations', invitee_id from invitation
    where state = 'counted' and invitee_id = ${memberId}::uuid
    on conflict (job, member_id) do update set member_id = excluded.member_id`.execute(sql);
}

/**
 * Takes members whose daily sums have changed since the job looked at them, at most `most`. Call it in the transaction that
 * looks at them, before it reads their sums: another gateway takes others, and a transaction that fails takes none.
 */
export async function takeChangedSums(
  sql: Sql,
  job: ChangedSumJob,
  most: number,
): Promise<readonly string[]> {
  const { rows } = await raw<{ member_id: string }>`
    with due as (
      select member_id from changed_sum where job = ${job}
      order by member_id limit ${most} for update skip locked
    )
    delete from changed_sum using due
    where changed_sum.job = ${job} and changed_sum.member_id = due.member_id
    returning changed_sum.member_id`.execute(sql);
  return rows.map((row) => row.member_id);
}
