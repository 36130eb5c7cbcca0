import { type RawBuilder, sql as raw } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { EntryCode } from '#protocol/vocabulary/entry-code.ts';
import { isNoNumber } from '../../mask-mobile.ts';
import type { Sql } from '../../store/database.ts';
import { countsInProfit, isOfGames, settledAmount, settledStake } from './profit-codes.ts';
import type { ReportDays } from './team-scope.ts';

/** The rows that a report wants. */
interface TeamRowsFilter {
  /** The member whose downlines are the rows. */
  readonly parentId: string;
  /** Rows of single members, or of direct downlines with their teams and of the parent. */
  readonly by: 'member' | 'team';
  readonly depth: 'one' | 'all';
  readonly days: ReportDays;
  /** Beginning of an account; empty for all. */
  readonly search: string;
  /** Empty for all. */
  readonly category: GameType | '';
  /** Members who registered later are left out. */
  readonly asOf: number;
}

/** The part of the rows to read: after the row of a member, or from a number of rows. */
interface RowsPage {
  readonly after: string | null;
  readonly offset: number;
  readonly size: number;
}

/** Sums of entries in centavos, as the fields of profit and loss have them. `profit` is what the house has won in settled bets. */
export interface TeamSums {
  readonly stake: Centavos;
  readonly payout: Centavos;
  readonly turnover: Centavos;
  readonly deposits: Centavos;
  readonly withdrawals: Centavos;
  readonly bonuses: Centavos;
  readonly other: Centavos;
  readonly profit: Centavos;
}

export interface TeamRow extends TeamSums {
  readonly id: string;
  readonly username: string;
  readonly nickname: string;
  readonly mobile: string | null;
  readonly hasDownlines: boolean;
}

const bonusCodes: readonly EntryCode[] = [
  'dividend',
  'betting_rebate',
  'agent_rebate',
  'share_bonus',
  'daily_wage',
  'hour_wage',
  'referral_rebate',
];

const sum = (amount: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  raw`coalesce(sum(${amount}) filter (where ${where}), 0)::int8`;

/** The columns of the sums of `line`. */
const aggregates = raw`
  ${sum(settledStake, isOfGames)} as stake,
  ${sum(raw`amount`, raw`code = 'winning'`)} as payout,
  coalesce(sum(turnover), 0)::int8 as turnover,
  ${sum(raw`amount`, raw`code = 'deposit'`)} as deposits,
  ${sum(raw`-amount`, raw`code = 'withdraw'`)} as withdrawals,
  ${sum(raw`amount`, raw`code in (${raw.join([...bonusCodes])})`)} as bonuses,
  ${sum(raw`amount`, raw`code = 'other'`)} as other,
  ${sum(raw`-${settledAmount}`, countsInProfit)} as profit`;

/** A condition on members: the account begins with a text. Accounts that are mobile numbers are never found: they are not shown. */
function isFound(search: string) {
  if (search === '') return raw`true`;
  const pattern = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return raw`username_key like ${pattern} and ${isNoNumber('member.username')}`;
}

/**
 * Keeps a lateral part a loop over the members before it. The server takes one level for a large part of the team, and would read
 * whole tables for ten members.
 */
const loop = raw`offset 0`;

const isOneLevel = ({ by, depth }: TeamRowsFilter) => by === 'team' || depth === 'one';

/** Ids and accounts of the members that may have a row. */
function foundOf(filter: TeamRowsFilter) {
  const { parentId, by, asOf, search } = filter;
  const below = raw`select member_id from member_ancestor where ancestor_id = ${parentId}::uuid`;
  const people = isOneLevel(filter) ? raw`${below} and depth = 1` : below;
  const self = by === 'team' ? raw`union all select ${parentId}::uuid` : raw``;
  return raw`
    select found.id, username_key from (${people} ${self}) as people
    cross join lateral (
      select id, username_key from member
      where id = member_id and registered_at <= ${asOf}::int8 and ${isFound(search)}
      ${isOneLevel(filter) ? loop : raw``}
    ) as found`;
}

/** The days and the category of the sums. */
const isWithin = ({ days, category }: TeamRowsFilter) =>
  raw`day between ${days.from}::int4 and ${days.to - 1}::int4
    ${category === '' ? raw`` : raw`and category = ${category}`}`;

/** Sums of a member of `found`: its own, and in rows of teams the sums of the members below. */
function linesOf(filter: TeamRowsFilter) {
  const { parentId, by } = filter;
  const own = raw`select code, amount, turnover, open_stakes from daily_sum
    where member_id = found.id and ${isWithin(filter)}`;
  const team = raw`union all select code, amount, turnover, open_stakes from team_sum
    where agent_id = found.id and found.id <> ${parentId}::uuid and ${isWithin(filter)}`;
  return raw`${own} ${by === 'team' ? team : raw``} ${isOneLevel(filter) ? loop : raw``}`;
}

/** Sums of `line` by code, so that the columns are made of few rows. */
const byCode = raw`sum(amount)::int8 as amount, sum(turnover)::int8 as turnover,
  sum(open_stakes)::int8 as open_stakes`;

/**
 * The sums that belong to all rows. The sums of a whole team are those that are kept for its agent, less the entries of members
 * who registered later.
 */
function allLinesOf(filter: TeamRowsFilter) {
  const { parentId, search, asOf } = filter;
  if (isOneLevel(filter) || search !== '') {
    return raw`select line.* from (${foundOf(filter)}) as found cross join lateral (${linesOf(filter)}) as line`;
  }
  return raw`
    select code, amount, turnover, open_stakes from team_sum
    where agent_id = ${parentId}::uuid and ${isWithin(filter)}
    union all
    select code, -amount, -turnover, -open_stakes
    from member join member_ancestor on ancestor_id = ${parentId}::uuid and member_id = member.id
    join daily_sum on daily_sum.member_id = member.id
    where registered_at > ${asOf}::int8 and ${isWithin(filter)}`;
}

/** The members with entries. */
const presentOf = (filter: TeamRowsFilter) =>
  raw`select id, username_key from (${foundOf(filter)}) as found where exists (${linesOf(filter)})`;

/** Reads a page of the rows, by account name. */
export async function readTeamPage(
  sql: Sql,
  filter: TeamRowsFilter,
  { after, offset, size }: RowsPage,
): Promise<readonly TeamRow[]> {
  // The order of the names would reveal the name of a member outside of the team.
  const start =
    after === null
      ? raw`true`
      : raw`username_key > (
          select username_key from member where id = ${after}::uuid and (
            id = ${filter.parentId}::uuid
            or exists (
              select from member_ancestor
              where member_id = member.id and ancestor_id = ${filter.parentId}::uuid
            )
          )
        )`;
  const { rows } = await raw<TeamRow>`
    with found as materialized (
      select id from (${presentOf(filter)}) as present where ${start}
      order by username_key limit ${size} offset ${after === null ? offset : 0}
    ), sums as (
      select id, ${aggregates} from (
        select id, code, ${byCode} from found cross join lateral (${linesOf(filter)}) as line
        group by id, code
      ) as line group by id
    )
    select username, nickname, mobile, sums.*, exists (
      select from member_ancestor where ancestor_id = member.id
    ) as "hasDownlines"
    from sums join member on member.id = sums.id order by username_key`.execute(sql);
  return rows;
}

/** The number of all rows. */
export async function countTeamRows(sql: Sql, filter: TeamRowsFilter): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*)::int4 as count from (${presentOf(filter)}) as present`.execute(sql);
  return rows[0]?.count ?? 0;
}

async function readTotal(sql: Sql, filter: TeamRowsFilter): Promise<TeamSums> {
  const { rows } = await raw<TeamSums>`
    select ${aggregates}
    from (select code, ${byCode} from (${allLinesOf(filter)}) as line group by code) as line`.execute(
    sql,
  );
  const [total] = rows;
  if (!total) throw new Error('No sums of the team');
  return total;
}

/**
 * Rows with entries by account name, their number, and the sums of all of them, from one state of the store. Each part is a
 * statement: the server divides simple ones among its processes.
 */
export function readTeamRows(
  sql: Sql,
  filter: TeamRowsFilter,
  page: RowsPage,
): Promise<{ readonly rows: readonly TeamRow[]; readonly total: TeamSums & { count: number } }> {
  const reads = sql.transaction().setIsolationLevel('repeatable read');
  return reads.execute(async (within) => ({
    total: { ...(await readTotal(within, filter)), count: await countTeamRows(within, filter) },
    rows: await readTeamPage(within, filter, page),
  }));
}
