import * as calls from '#protocol/calls/agents/agent-home.ts';
import { dayOf, startOfDay } from '#protocol/model/market-day.ts';
import { toPesos } from '#protocol/model/money.ts';
import { ensureReferralCode } from '../../accounts/accounts.ts';
import { selectAnnouncements, wireAnnouncement } from '../../content/content.ts';
import { handle } from '../../http/request-context.ts';
import { teamFigures } from '../reports/team-figures.ts';
import { requireAgent } from '../require-agent.ts';
import { unpaidOf } from '../settlement/unpaid.ts';
import { countDirect, countTeam } from '../team/team.ts';

/** Days of the chart, today included. */
const days = 30;

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
