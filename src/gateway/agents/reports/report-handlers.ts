import type { RequestOf } from '#protocol/call.ts';
import * as calls from '#protocol/calls/agents/team-reports.ts';
import { startOfDay } from '#protocol/model/market-day.ts';
import { toPesos } from '#protocol/model/money.ts';
import { handle } from '../../http/request-context.ts';
import { shownName } from '../../mask-mobile.ts';
import type { Sql } from '../../store/database.ts';
import { requireReports } from '../require-agent.ts';
import { pathTo } from '../team/team.ts';
import { readIncome } from './income.ts';
import { teamCategories, teamPeople } from './overview.ts';
import { keyOfEntry, readTeamEntries } from './team-entries.ts';
import { type TeamFigures, teamFigures } from './team-figures.ts';
import { readTeamRows, type TeamRow, type TeamSums } from './team-rows.ts';
import { daysOf, type ReportDays, scopeOf } from './team-scope.ts';

type Figures = Omit<TeamFigures, 'day'>;

function wireFigures(of: Figures) {
  return {
    activeMembers: of.activeMembers,
    newMembers: of.newMembers,
    depositAmount: toPesos(of.deposits),
    withdrawAmount: toPesos(of.withdrawals),
    validBetAmount: toPesos(of.turnover),
    bonusAmount: toPesos(of.bonuses),
    teamProfit: toPesos(of.profit),
    commission: toPesos(of.commission),
  };
}

/** The sums of all days. Active members are members of the period, each counted once. */
function totalOf(days: readonly TeamFigures[], activeMembers: number): Figures {
  const sum = (field: Exclude<keyof Figures, 'activeMembers'>) =>
    days.reduce((all, day) => all + day[field], 0);
  return {
    activeMembers,
    newMembers: sum('newMembers'),
    deposits: sum('deposits'),
    withdrawals: sum('withdrawals'),
    turnover: sum('turnover'),
    bonuses: sum('bonuses'),
    profit: sum('profit'),
    commission: sum('commission'),
  };
}

export const getTeamOverview = handle(calls.getTeamOverview, async (request, context) => {
  const team = { agentId: requireReports(context).id, ...daysOf(request) };
  const { days, categories, people } = await context.report(team.agentId, async (sql) => ({
    days: await teamFigures(sql, team),
    categories: await teamCategories(sql, team),
    people: await teamPeople(sql, team),
  }));
  const total = totalOf(days, people.active);
  return {
    footer: { ...wireFigures(total), members: people.members },
    list: days.map((day) => ({ ...wireFigures(day), startDate: startOfDay(day.day) })),
    categories: categories.map(({ category: gameType, stake, payout, turnover, profit }) => ({
      gameType,
      betAmount: toPesos(stake),
      winAmount: toPesos(payout),
      profitAndLoss: toPesos(payout - stake),
      validBetAmount: toPesos(turnover),
      teamProfit: toPesos(profit),
    })),
  };
});

function wireSums(of: TeamSums) {
  return {
    betAmount: toPesos(of.stake),
    winAmount: toPesos(of.payout),
    profitAndLoss: toPesos(of.payout - of.stake),
    validBetAmount: toPesos(of.turnover),
    depositAmount: toPesos(of.deposits),
    withdrawAmount: toPesos(of.withdrawals),
    bonusAmount: toPesos(of.bonuses),
    otherAmount: toPesos(of.other),
  };
}

function wireRow(row: TeamRow, parentId: string) {
  return {
    id: row.id,
    account: shownName(row.username),
    nickname: shownName(row.nickname),
    self: row.id === parentId,
    hasDownlines: row.hasDownlines,
    teamProfit: toPesos(row.profit),
    ...wireSums(row),
  };
}

/** The way from an agent down to a member of the team. Accounts that are mobile numbers are masked. */
async function wirePath(sql: Sql, agentId: string, parentId: string) {
  const way = parentId === agentId ? [] : await pathTo(sql, agentId, parentId);
  if (way.length === 0) return [];
  const ids = way.map(({ id }) => id);
  const people = sql.selectFrom('member').select(['id', 'username']);
  const rows = await people.where('id', 'in', ids).execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ id, account: shownName(row.username) }] : [];
  });
}

async function sumsOf(
  sql: Sql,
  agentId: string,
  request: RequestOf<typeof calls.getTeamSums>,
  asOf: number,
) {
  const { parent, page, size, after = null, by, depth, search, category } = request;
  const parentId = await scopeOf(sql, agentId, parent);
  const days = daysOf(request);
  const filter = { parentId, by, depth, search, category, days, asOf };
  const offset = (page - 1) * size;
  const { rows, total } = await readTeamRows(sql, filter, { after, offset, size });
  return {
    path: await wirePath(sql, agentId, parentId),
    list: rows.map((row) => wireRow(row, parentId)),
    total: total.count,
    totalPages: Math.ceil(total.count / size),
    teamProfit: toPesos(total.profit),
    footer: wireSums(total),
    asOf,
    next: page * size < total.count ? (rows.at(-1)?.id ?? null) : null,
  };
}

export const getTeamSums = handle(calls.getTeamSums, (request, context) => {
  const agentId = requireReports(context).id;
  const asOf = Math.min(request.asOf ?? context.now, context.now);
  return context.report(agentId, (sql) => sumsOf(sql, agentId, request, asOf));
});

async function wireIncome(sql: Sql, agentId: string, days: ReportDays) {
  const sources = await readIncome(sql, agentId, days);
  return {
    startDate: startOfDay(days.from),
    endDate: startOfDay(days.to),
    list: sources.map(({ code: codeType, income, outgo }) => ({
      codeType,
      income: toPesos(income),
      outgo: toPesos(outgo),
    })),
  };
}

export const getAgentIncome = handle(calls.getAgentIncome, (request, context) => {
  const agentId = requireReports(context).id;
  const days = daysOf(request);
  const before = { from: days.from - (days.to - days.from), to: days.from };
  return context.report(agentId, async (sql) => ({
    current: await wireIncome(sql, agentId, days),
    previous: await wireIncome(sql, agentId, before),
  }));
});

export const getTeamEntries = handle(calls.getTeamEntries, (request, context) => {
  const agentId = requireReports(context).id;
  const { parent, size, after = null, ...filter } = request;
  const asOf = Math.min(request.asOf ?? context.now, context.now);
  return context.report(agentId, async (sql) => {
    const parentId = await scopeOf(sql, agentId, parent);
    const page = { after, size: size + 1 };
    const rows = await readTeamEntries(sql, { ...filter, parentId, asOf }, page);
    const shown = rows.slice(0, size);
    const last = shown.at(-1);
    return {
      list: shown.map((row) => ({
        txId: row.id,
        account: shownName(row.username),
        nickname: shownName(row.nickname),
        codeType: row.code,
        entryKind: row.kind,
        txTimeInTimestamp: row.at,
        amount: toPesos(row.amount),
      })),
      asOf,
      next: rows.length > size && last ? keyOfEntry(last) : null,
    };
  });
});
