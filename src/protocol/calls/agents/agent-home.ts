import { type InferOutput, object, pipe, transform } from 'valibot';
import { defineCall } from '../../call.ts';
import { announcement } from '../../model/announcement.ts';
import { count } from '../../model/readers/count.ts';
import { time } from '../../model/readers/time.ts';
import { pesosOrNull } from '../../model/readers/unknown-money.ts';
import { list, text } from '../../model/wire.ts';

/** An amount that may be below zero is sent as pesos too. */
const day = pipe(
  object({
    date: time(),
    activeMember: count(),
    newMember: count(),
    deposit: pesosOrNull(),
    withdraw: pesosOrNull(),
    turnover: pesosOrNull(),
    profit: pesosOrNull(),
    commission: pesosOrNull(),
  }),
  transform((wire) => ({
    at: wire.date,
    activeMembers: wire.activeMember,
    newMembers: wire.newMember,
    deposits: wire.deposit,
    withdrawals: wire.withdraw,
    turnover: wire.turnover,
    profit: wire.profit,
    commission: wire.commission,
  })),
);

/** The figures of the team of an agent on one day (+08:00). `at` is its start; amounts in centavos, null when they are unknown. */
export type TeamDay = InferOutput<typeof day>;

/**
 * The figures of the team on the last 30 days, oldest first; the last one is today. `members` counts the whole team, `direct`
 * the direct downlines. `unpaid` are the payments of contracts to downlines that wait for the agent's balance, with their sum in
 * centavos. `code` is the agent's own invitation code. Errors: `agent_only`.
 */
export const getAgentHome = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_AgentHome',
  moduleId: 'AGENT3',
  token: 'required',
  request: object({}),
  reply: pipe(
    object({
      list: list(day, 31),
      teamCount: count(),
      directCount: count(),
      unpaidCount: count(),
      unpaidAmount: pesosOrNull(),
      inviteCode: text(60),
    }),
    transform((wire) => ({
      days: wire.list,
      members: wire.teamCount,
      direct: wire.directCount,
      unpaid: { count: wire.unpaidCount, amount: wire.unpaidAmount },
      code: wire.inviteCode,
    })),
  ),
});

/** Announcements for agents, in the language of the request. Errors: `agent_only`. */
export const getAgentAnnouncements = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAgentAnnouncements',
  moduleId: 'AGENT3',
  token: 'required',
  context: { language: 'language' },
  request: object({}),
  reply: pipe(
    object({ agent: list(announcement, 100) }),
    transform(({ agent }) => ({ announcements: agent })),
  ),
});
