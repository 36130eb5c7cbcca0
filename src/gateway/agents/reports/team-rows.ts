import { type RawBuilder, sql as raw } from 'kysely';
import type { Centavos } from '#contract/model/money.ts';
import type { GameType } from '#contract/vocabulary/category.ts';
import type { EntryCode } from '#contract/vocabulary/entry-code.ts';
import type { Sql } from '../../store/database.ts';
import { countsInProfit } from './profit-codes.ts';
import type { ReportDays } from './team-scope.ts';

/** The rows that a report wants. */
export interface TeamRowsFilter {
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

/** Sums of entries in centavos, as the fields of profit and loss have them. `profit` is what the house has won. */
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
  ${sum(raw`-amount`, raw`code = 'betting'`)} as stake,
  ${sum(raw`amount`, raw`code = 'winning'`)} as payout,
  coalesce(sum(turnover), 0)::int8 as turnover,
  ${sum(raw`amount`, raw`code = 'deposit'`)} as deposits,
  ${sum(raw`-amount`, raw`code = 'withdraw'`)} as withdrawals,
  ${sum(raw`amount`, raw`code in (${raw.join([...bonusCodes])})`)} as bonuses,
  ${sum(raw`amount`, raw`code = 'other'`)} as other,
  ${sum(raw`-amount`, countsInProfit)} as profit`;

/** A condition on members: the account begins with a text. Accounts that are mobile numbers are never found: they are not shown. */
function isFound(search: string) {
  if (search === '') return raw`true`;
  const pattern = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return raw`username_key like ${pattern} and member.mobile is distinct from member.username`;
}

/**
 * Keeps a lateral part a loop over the members before it. The server takes one level for a large part of the team, and would read
 * whole tables for ten members.
 */
const loop = raw`offset 0`;

/** Ids and accounts of the members that may have a row. */
function foundOf({ parentId, by, depth, asOf, search }: TeamRowsFilter) {
  const isLevel = by === 'team' || depth === 'one';
  const below = raw`select member_id from member_ancestor where ancestor_id = ${parentId}::uuid`;
  const people = isLevel ? raw`${below} and depth = 1` : below;
  const self = by === 'team' ? raw`union all select ${parentId}::uuid` : raw``;
  return raw`
    select found.id, username_key from (${people} ${self}) as people
    cross join lateral (
      select id, username_key from member
      where id = member_id and registered_at <= ${asOf}::int8 and ${isFound(search)}
      ${isLevel ? loop : raw``}
    ) as found`;
}

/** The daily sums that belong to the rows, with the id of their row. */
function linesOf({ parentId, by, depth, days, category }: TeamRowsFilter) {
  const within = raw`day between ${days.from}::int4 and ${days.to - 1}::int4
    ${category === '' ? raw`` : raw`and category = ${category}`}`;
  const own = raw`select code, amount, turnover from daily_sum where member_id = found.id and ${within}`;
  const team = raw`union all select code, amount, turnover from team_sum
    where agent_id = found.id and found.id <> ${parentId}::uuid and ${within}`;
  const isLevel = by === 'team' || depth === 'one';
  return raw`select id, code, amount, turnover from found cross join lateral (
    ${own} ${by === 'team' ? team : raw``} ${isLevel ? loop : raw``}
  ) as line`;
}

/** Sums of `line` by code, so that the columns are made of few rows. */
const byCode = raw`sum(amount)::int8 as amount, sum(turnover)::int8 as turnover`;

/** Rows with entries by account name, their number, and the sums of all of them. */
export async function readTeamRows(
  sql: Sql,
  filter: TeamRowsFilter,
  { after, offset, size }: RowsPage,
): Promise<{ readonly rows: readonly TeamRow[]; readonly total: TeamSums & { count: number } }> {
  const start =
    after === null
      ? raw`true`
      : raw`(username_key, id) > (select username_key, id from member where id = ${after}::uuid)`;
  const { rows } = await raw<{ rows: TeamRow[]; total: TeamSums & { count: number } }>`
    with found as (${foundOf(filter)}),
    line as (${linesOf(filter)}),
    by_code as (select id, code, ${byCode} from line group by id, code),
    present as (select id, username_key from found where id in (select id from by_code)),
    total as (
      select (select count(*) from present) as count, ${aggregates}
      from (select code, ${byCode} from by_code group by code) as sums
    ), shown as (
      select id from present where ${start}
      order by username_key, id limit ${size} offset ${after === null ? offset : 0}
    ), sums as (
      select id, ${aggregates} from by_code where id in (select id from shown) group by id
    ), page as (
      select username, username_key, nickname, mobile, sums.*, exists (
        select from member_ancestor where ancestor_id = member.id
      ) as "hasDownlines"
      from sums join member on member.id = sums.id
    )
    select (select to_jsonb(total) from total) as total,
      (select coalesce(jsonb_agg(to_jsonb(page) order by username_key, id), '[]') from page) as rows`.execute(
    sql,
  );
  const [read] = rows;
  if (!read) throw new Error('No sums of the team');
  return read;
}
