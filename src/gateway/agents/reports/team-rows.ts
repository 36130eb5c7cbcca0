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

/** The daily sums that belong to the rows, by member. */
function linesOf({ parentId, by, depth, days, category }: TeamRowsFilter) {
  const within = raw`day between ${days.from}::int4 and ${days.to - 1}::int4
    ${category === '' ? raw`` : raw`and category = ${category}`}`;
  const levels = by === 'team' || depth === 'one' ? raw`and depth = 1` : raw``;
  const people = raw`(select member_id from member_ancestor where ancestor_id = ${parentId}::uuid ${levels})`;
  const own = raw`select member_id, code, amount, turnover from daily_sum
    where member_id in ${people} and ${within}`;
  if (by === 'member') return own;
  return raw`${own}
    union all select member_id, code, amount, turnover from daily_sum
      where member_id = ${parentId}::uuid and ${within}
    union all select agent_id, code, amount, turnover from team_sum
      where agent_id in ${people} and ${within}`;
}

/** A condition on members: the account begins with a text. Accounts that are mobile numbers are never found: they are not shown. */
function isFound(search: string) {
  if (search === '') return raw`true`;
  const pattern = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return raw`username_key like ${pattern} and member.mobile is distinct from member.username`;
}

/** Rows with entries by account name, their number, and the sums of all of them. */
export async function readTeamRows(
  sql: Sql,
  filter: TeamRowsFilter,
  { after, offset, size }: RowsPage,
): Promise<{ readonly rows: readonly TeamRow[]; readonly total: TeamSums & { count: number } }> {
  const names = ['stake', 'payout', 'turnover', 'deposits', 'withdrawals'] as const;
  const all = [...names, 'bonuses', 'other', 'profit'].map((name) => raw.ref(name));
  const totals = all.map((name) => raw`coalesce(sum(${name}), 0)::int8 as ${name}`);
  const start =
    after === null
      ? raw`true`
      : raw`(username_key, shown.id) > (select username_key, id from member where id = ${after}::uuid)`;
  const { rows } = await raw<{ rows: TeamRow[]; total: TeamSums & { count: number } }>`
    with line as (${linesOf(filter)}),
    sums as (select member_id, ${aggregates} from line group by member_id),
    shown as (
      select member.id, username, username_key, nickname, mobile, ${raw.join(all)}
      from sums join member on member.id = sums.member_id
      where registered_at <= ${filter.asOf}::int8 and ${isFound(filter.search)}
    ), total as (select count(*) as count, ${raw.join(totals)} from shown),
    page as (
      select shown.*, exists (
        select from member_ancestor where ancestor_id = shown.id
      ) as "hasDownlines"
      from shown where ${start}
      order by username_key, shown.id limit ${size} offset ${after === null ? offset : 0}
    )
    select (select to_jsonb(total) from total) as total,
      (select coalesce(jsonb_agg(to_jsonb(page) order by username_key, id), '[]') from page) as rows`.execute(
    sql,
  );
  const [read] = rows;
  if (!read) throw new Error('No sums of the team');
  return read;
}
