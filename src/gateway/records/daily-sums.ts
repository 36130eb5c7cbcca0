import { type RawBuilder, sql as raw } from 'kysely';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { EntryCode } from '#protocol/vocabulary/entry-code.ts';
import { addToTeams, rebuildTeamSums } from '../agents/agents.ts';
import { recordTurnoverDays } from '../points/points.ts';
import type { Database, Sql } from '../store/database.ts';
import { recordChangedSums } from './changed-sums.ts';

/** Entries that one step adds to the daily sums. */
const batch = 500;

/**
 * Sums the entries of `source`, which has the columns of `ledger_unsummed`, by member, day, category and code. The postings of
 * an entry are summed first: a bet that is staked from two purses has two, and its turnover counts once. `open_stakes` is what
 * the stakes of open bets have grown by: a stake adds, a settlement subtracts.
 */
export function sumsOf(source: RawBuilder<unknown>) {
  return raw`
    select source.member_id, ((entry.created_at + 28800000) / 86400000)::int4 as day,
      coalesce(entry.category, '') as category, entry.code,
      coalesce(sum(own.amount), 0)::int8 as amount,
      coalesce(sum(entry.turnover) filter (where entry.member_id = source.member_id), 0)::int8 as turnover,
      count(own.amount) as entries,
      coalesce(sum(own.opened) filter (where entry.member_id = source.member_id), 0)::int8 as open_stakes
    from ${source} as source
    join ledger_entry as entry on entry.id = source.entry_id
    cross join lateral (
      select
        sum(posting.amount) filter (where posting.account_id = source.member_id::text
          or starts_with(posting.account_id, source.member_id::text || '/vendor:')
          or starts_with(posting.account_id, source.member_id::text || '/bonus:')) as amount,
        sum(posting.amount) filter (where starts_with(posting.account_id, 'open-bets:')) as opened
      from ledger_posting as posting where posting.entry_id = entry.id
    ) as own
    group by 1, 2, 3, 4`;
}

/** Columns of `daily_sum` in the order of `sumsOf`. */
export const dailySumColumns = raw`member_id, day, category, code, amount, turnover, entries, open_stakes`;

/** Adds waiting entries to the daily sums of members and teams. The waiting rows are the job's position: each is deleted in the statement that adds it. */
async function sumBatch(sql: Sql): Promise<number> {
  const { rows } = await raw<{ taken: number }>`
    with waiting as (
      select member_id, entry_id from ledger_unsummed
      order by member_id, entry_id limit ${batch} for update skip locked
    ), taken as (
      delete from ledger_unsummed using waiting
      where ledger_unsummed.member_id = waiting.member_id and ledger_unsummed.entry_id = waiting.entry_id
      returning ledger_unsummed.member_id, ledger_unsummed.entry_id
    ), change (${dailySumColumns}) as materialized (${sumsOf(raw`taken`)}),
    added as (
      insert into daily_sum (${dailySumColumns})
      select * from change order by 1, 2, 3, 4
      on conflict (member_id, day, category, code) do update set
        amount = daily_sum.amount + excluded.amount,
        turnover = daily_sum.turnover + excluded.turnover,
        entries = daily_sum.entries + excluded.entries,
        open_stakes = daily_sum.open_stakes + excluded.open_stakes
      returning member_id, day, turnover
    ), due as (${recordTurnoverDays(raw`added`)}),
    changed as (${recordChangedSums(raw`change`)}),
    ${addToTeams(raw`change`)}
    select count(*)::int4 as taken from taken`.execute(sql);
  return rows[0]?.taken ?? 0;
}

/** Adds all waiting entries to the daily sums. Returns their number. Gateways that run it at once add each entry once. */
export async function addDailySums({
  transaction,
}: Pick<Database, 'transaction'>): Promise<number> {
  for (let all = 0; ;) {
    const taken = await transaction(sumBatch);
    all += taken;
    if (taken < batch) return all;
  }
}

/**
 * Deletes the daily sums of members and teams and computes them again from all entries. Entries that are posted meanwhile wait for the job:
 * the transaction sees the store as it was when it began.
 */
export async function rebuildDailySums({ transaction }: Pick<Database, 'transaction'>) {
  await transaction(async (sql) => {
    await raw`set transaction isolation level repeatable read`.execute(sql);
    await sql.deleteFrom('ledger_unsummed').execute();
    await sql.deleteFrom('daily_sum').execute();
    const all = raw`(
      select account.member_id, posting.entry_id from ledger_posting as posting
      join ledger_account as account on account.id = posting.account_id
      where account.kind in ('member', 'vendor', 'bonus')
      union select member_id, id from ledger_entry where member_id is not null
    )`;
    await raw`insert into daily_sum (${dailySumColumns}) ${sumsOf(all)}`.execute(sql);
    await rebuildTeamSums(sql);
    await recordChangedSums(raw`daily_sum`).execute(sql);
  });
}

/** A member's sum of one day, category and code, in centavos. */
export interface DailySum {
  readonly day: number;
  /** Empty for entries that belong to no game. */
  readonly category: GameType | '';
  readonly code: EntryCode;
  readonly amount: number;
  readonly turnover: number;
  readonly entries: number;
  /** The growth of the stakes of open bets. */
  readonly openStakes: number;
  /** The part of `amount` that moved in bonuses that have to be played. */
  readonly locked: number;
}

/** Days from `from` to before `to`. Null for no bound. */
export interface Days {
  readonly from: number | null;
  readonly to: number | null;
}

/** The movements in the bonus purses of a member, in the columns of `daily_sum` and `locked`. A member has few of these postings. */
const lockedOf = (memberId: string) => raw`
  select ${memberId}::uuid, ((entry.created_at + 28800000) / 86400000)::int4, coalesce(entry.category, ''), entry.code,
    0, 0, 0, 0, posting.amount
  from ledger_account as account
  join ledger_posting as posting on posting.account_id = account.id
  join ledger_entry as entry on entry.id = posting.entry_id
  where account.member_id = ${memberId}::uuid and account.kind = 'bonus'`;

/**
 * The sums of a member by day, category and code, entries that wait for the job included: one statement reads both, so
 * that no entry is missing or counted twice.
 */
export async function readDailySums(
  sql: Sql,
  memberId: string,
  { from, to }: Days,
): Promise<readonly DailySum[]> {
  const waiting = raw`(select * from ledger_unsummed where member_id = ${memberId}::uuid)`;
  const { rows } = await raw<DailySum>`
    select day, category, code, sum(amount)::int8 as amount, sum(turnover)::int8 as turnover,
      sum(entries)::int8 as entries, sum(open_stakes)::int8 as "openStakes", sum(locked)::int8 as locked
    from (
      select ${dailySumColumns}, 0 as locked from daily_sum where member_id = ${memberId}::uuid
      union all select waiting.*, 0 from (${sumsOf(waiting)}) as waiting
      union all ${lockedOf(memberId)}
    ) as sums
    where day >= ${from ?? 0} and day < ${to ?? 2_000_000}
    group by 1, 2, 3 order by 1, 2, 3`.execute(sql);
  return rows;
}
