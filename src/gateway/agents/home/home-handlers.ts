import { sql as raw } from 'kysely';
import * as calls from '#protocol/calls/agents/agent-home.ts';
import { dayOf, startOfDay } from '#protocol/model/market-day.ts';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import { ensureReferralCode } from '../../accounts/accounts.ts';
import { selectAnnouncements, wireAnnouncement } from '../../content/content.ts';
import { handle } from '../../http/request-context.ts';
import { teamFigures } from '../reports/team-figures.ts';
import { requireAgent } from '../require-agent.ts';
import { countDirect, countTeam } from '../team/team.ts';
import type { Sql } from '../../store/database.ts';

/** Days of the chart, today included. */
const days = 30;

/** The payments of contracts that wait for the balance of an agent who owes them, and their sum. */
function unpaidOf(
  sql: Sql,
  agentId: string,
): Promise<{ readonly count: number; readonly amount: Centavos }> {
  return sql
    .selectFrom('contract_payment')
    .select([
      raw<number>`count(*)::int4`.as('count'),
      raw<number>`coalesce(sum(amount), 0)::int8`.as('amount'),
    ])
    .where('upline_id', '=', agentId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
}

export const getAgentHome = handle(calls.getAgentHome, async (_, context) => {
  const agent = requireAgent(context);
  const { sql, report, now } = context;
  const to = dayOf(now) + 1;
  const { figures, teamCount, directCount } = await report(agent.id, async (reads) => ({
    figures: await teamFigures(reads, { agentId: agent.id, from: to - days, to }),
    teamCount: await countTeam(reads, agent.id),
    directCount: await countDirect(reads, agent.id),
  }));
  const unpaid = await unpaidOf(sql, agent.id);
  return {
    list: figures.map((of) => ({
      date: startOfDay(of.day),
      activeMember: of.activeMembers,
      newMember: of.newMembers,
      deposit: toPesos(of.deposits),
      withdraw: toPesos(of.withdrawals),
      turnover: toPesos(of.turnover),
      profit: toPesos(of.profit),
      commission: toPesos(of.commission),
    })),
    teamCount,
    directCount,
    unpaidCount: unpaid.count,
    unpaidAmount: toPesos(unpaid.amount),
    inviteCode: await ensureReferralCode(sql, agent),
  };
});

export const getAgentAnnouncements = handle(calls.getAgentAnnouncements, async (_, context) => {
  requireAgent(context);
  const { sql, language, now } = context;
  const rows = await selectAnnouncements(sql, language)
    .where('type', '=', 'AG')
    .where('starts_at', '<=', now)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .limit(100)
    .execute();
  return { agent: rows.map(wireAnnouncement) };
});
