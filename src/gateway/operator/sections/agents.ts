import { listAgentSteps } from '../../agents/agents.ts';
import type { Section } from './section.ts';
import { member, row, table, time } from '../view-parts.ts';

/** The rebate that bounds all others, and the list of what agents have changed. */
export const agentsSection: Section = {
  name: 'agents',
  area: 'house',
  page: {
    title: 'Agents',
    group: 'Agents',
    settings: [
      {
        path: 'topAgentRebate',
        unit: 'count',
        label: 'Rebate of agents without an upline, in hundredths of a percent',
        hint: 'Bets count with a new rebate from the next day on (+08:00). It bounds the sum that the house pays to agents for a bet.',
      },
    ],
    async view({ database }) {
      const steps = await listAgentSteps(database.sql);
      const rows = steps.map((one, n) =>
        row(String(n), [
          time(one.at),
          member(one.agent),
          one.action,
          one.username ?? one.words,
          one.from_value ?? '',
          one.to_value ?? '',
        ]),
      );
      const text =
        'The changes by agents, newest first. Rebates are in hundredths of a percent, transfers in centavos.';
      const columns = ['Time', 'Agent', 'Change', 'Account or link', 'From', 'To'];
      return [table({ title: 'Changes by agents', text, columns, rows })];
    },
  },
};
