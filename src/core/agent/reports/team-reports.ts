import { proxy } from 'valtio/vanilla';
import type { ReplyOf } from '#protocol/call.ts';
import {
  getAgentIncome,
  getTeamEntries,
  getTeamOverview,
  getTeamSums,
} from '#protocol/calls/agents/team-reports.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { EntryCode } from '#protocol/vocabulary/entry-code.ts';
import type { SendOptions } from '../../client/send.ts';
import { byKey, byNumber, createList, type List } from '../../query/list.ts';
import { createQuery, idle, type QueryState } from '../../query/query.ts';
import type { AgentNeeds } from '../agent-needs.ts';

export type TeamOverview = ReplyOf<typeof getTeamOverview>;
export type AgentIncome = ReplyOf<typeof getAgentIncome>;
type TeamSums = ReplyOf<typeof getTeamSums>;
/** A row of sums: a member, or a team. */
export type SumsRow = TeamSums['rows'][number];
/** The sums of all rows, and the way to the member whose team is shown. */
export type AboutSums = Omit<TeamSums, 'rows' | 'pages' | 'next' | 'asOf'>;
export type TeamEntry = ReplyOf<typeof getTeamEntries>['entries'][number];

/** Days of +08:00 in epoch milliseconds; `to` is not included. */
export interface ReportDays {
  readonly from: number;
  readonly to: number;
}

/** Members of a report. */
export interface TeamFilter extends ReportDays {
  /** The member whose team is shown. Null: the agent. */
  readonly parent: string | null;
  /** Beginning of an account. */
  readonly search: string;
  /** One level, or the whole team. */
  readonly depth: 'one' | 'all';
}

export interface SumsFilter extends TeamFilter {
  /** A row for each member, or for each direct downline with its whole team. */
  readonly by: 'member' | 'team';
  /** Entries of games of one category; empty for all entries. */
  readonly category: GameType | '';
}

export interface EntryFilter extends TeamFilter {
  /** Empty for all kinds of entry. */
  readonly code: EntryCode | '';
}

interface ReportState<Answer> extends QueryState {
  answer: Answer | null;
}

/** A report that is loaded by its filter. */
export interface Report<Filter, Answer> {
  readonly state: ReportState<Answer>;
  load(filter: Filter): Promise<void>;
}

function createReport<Filter, Answer>(
  { events, now }: AgentNeeds,
  call: (filter: Filter, options: SendOptions) => Promise<Answer>,
): Report<Filter, Answer> {
  const empty = { answer: null };
  const state: ReportState<Answer> = proxy({ ...idle(), ...empty });
  let wanted: Filter | null = null;
  const query = createQuery<Answer, ReportState<Answer>>({
    events,
    now,
    state,
    empty,
    isPrivate: true,
    refreshOn: ['online'],
    key: () => JSON.stringify(wanted),
    call(options) {
      if (wanted === null) throw new TypeError('A report is loaded by its filter');
      return call(wanted, options);
    },
    show: (answer) => ({ answer }),
  });
  return {
    state,
    load(filter) {
      wanted = filter;
      return query.load();
    },
  };
}

const membersOf = ({ from, to, parent, search, depth }: TeamFilter) => ({
  from,
  to,
  search,
  depth,
  ...(parent !== null && { parent }),
});

/** Rows of a page. */
const size = 20;

/** The members before a filter is chosen. */
const nothing: TeamFilter = { from: 0, to: 1, parent: null, search: '', depth: 'all' };

/** Sums of members, one page at a time, up to the time of the first page. */
function createTeamSums({ send, events, now }: AgentNeeds): List<SumsRow, SumsFilter, AboutSums> {
  return createList<SumsRow, SumsFilter, AboutSums>({
    events,
    now,
    filter: { ...nothing, by: 'member', category: '' },
    size,
    refreshOn: ['online'],
    // A member has a row for itself and one for its team.
    idOf: ({ id, isSelf }) => `${id}${isSelf ? ' self' : ''}`,
    async call({ by, category, ...members }, page, options) {
      const request = { ...membersOf(members), by, category, ...byNumber(page), ...byKey(page) };
      const { rows, pages, next, asOf, ...about } = await send(getTeamSums, request, options);
      return { rows, pages, next, asOf, about };
    },
  });
}

/** Entries of members, newest first, up to the time of the first page. */
function createTeamEntries({ send, events, now }: AgentNeeds): List<TeamEntry, EntryFilter> {
  return createList<TeamEntry, EntryFilter>({
    events,
    now,
    filter: { ...nothing, code: '' },
    size,
    most: 100,
    refreshOn: ['online'],
    async call({ code, ...members }, page, options) {
      const request = { ...membersOf(members), code, ...byKey(page) };
      const { entries, ...rest } = await send(getTeamEntries, request, options);
      return { rows: entries, ...rest };
    },
  });
}

/** Reports on the team of the agent. Amounts in centavos. */
export function createTeamReports(needs: AgentNeeds) {
  const { send } = needs;
  return {
    overview: createReport(needs, (days: ReportDays, options) =>
      send(getTeamOverview, days, options),
    ),
    income: createReport(needs, (days: ReportDays, options) => send(getAgentIncome, days, options)),
    sums: createTeamSums(needs),
    entries: createTeamEntries(needs),
  };
}

export type TeamReports = ReturnType<typeof createTeamReports>;
