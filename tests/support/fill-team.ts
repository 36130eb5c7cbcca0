import { sql as raw } from 'kysely';
import type { Sql } from '#gateway/store/database.ts';

const day = 86_400_000;
/** The first day with bets, in +08:00. */
export const firstBetAt = Date.parse('2026-01-01T00:00+08:00');
/** Days with bets. */
export const betDays = 30;
/** Bets that one statement adds: a statement that runs too long is cancelled. */
const batch = 100_000;

/** The id of a member of `fillTeam`, from 1 for the top. */
export function idOfNth(nth: number): string {
  return `00000000-0000-7000-8000-${nth.toString(16).padStart(12, '0')}`;
}

const idOf = (nth: string) =>
  raw.raw(`('00000000-0000-7000-8000-' || lpad(to_hex(${nth}), 12, '0'))::uuid`);

/** Adds the members. Their rows fit each other: the checks of foreign keys would take most of the time. */
async function addMembers(sql: Sql, members: number): Promise<void> {
  await raw`set local session_replication_role = replica`.execute(sql);
  await raw`insert into member (id, username, username_key, nickname, real_name, password_hash, type, level, registered_at,
      first_time_login, password_expired, default_password, always_second_step, profile, upline_id)
    select ${idOf('n')}, 'm' || n, 'm' || n, 'm' || n, '', '', 1, '', ${firstBetAt}::int8, false, false, false, false,
      '{}', case when n > 1 then ${idOf('(n + 8) / 10')} end
    from generate_series(1, ${members}::int4) as n order by n`.execute(sql);
  await raw`insert into ledger_account (id, kind, balance, member_id)
    select id::text, 'member', 0, id from member`.execute(sql);
  await raw`insert into member_ancestor (ancestor_id, member_id, depth)
    with recursive above (member_id, ancestor_id, depth) as (
      select id, upline_id, 1 from member where upline_id is not null
      union all
      select above.member_id, member.upline_id, above.depth + 1
      from above join member on member.id = above.ancestor_id where member.upline_id is not null
    ) select ancestor_id, member_id, depth from above`.execute(sql);
}

/**
 * Adds a team of `members` below one agent, each with ten downlines, and gives it `bets`, spread over members and days. The rows
 * are those that the accounts and the ledger write, in a few statements, without the daily sums.
 */
export async function fillTeam(sql: Sql, members: number, bets: number): Promise<void> {
  await sql.transaction().execute((within) => addMembers(within, members));
  for (let from = 1; from <= bets; from += batch) {
    const to = Math.min(bets, from + batch - 1);
    await raw`with bet as (
        insert into ledger_entry (id, key, kind, code, created_at, member_id, category, turnover, cause_table, cause_id,
          actor, order_no)
        select gen_random_uuid(), 'bet-' || n, 'settle', 'winning',
          ${firstBetAt}::int8 + (n::int8 * 7919 % ${betDays}) * ${day}::int8 + n % 80000000,
          ${idOf(`(2 + (n::int8 * 104729 % (${members} - 1)))::int4`)}, case when n % 3 = 0 then 'RNG' else 'LIVE' end,
          1000, 'round', '', 'member', 'bet-' || n
        from generate_series(${from}::int4, ${to}::int4) as n
        returning id, member_id, created_at, code
      )
      insert into ledger_posting (entry_id, account_id, amount, balance, created_at, code)
      select id, member_id::text, 700, 0, created_at, code from bet`.execute(sql);
  }
  await raw`vacuum (analyze)`.execute(sql);
}
