import { sql as raw } from 'kysely';
import { toPesos } from '#protocol/model/money.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { shortNumber } from '#protocol/model/cashier/short-number.ts';
import type { Sql } from '../../../store/database.ts';
import type { Section } from '../section.ts';
import { inPesos, member, row, table, time } from '../../view-parts.ts';

interface Row {
  readonly at: number;
  readonly operator: string | null;
  readonly what: string;
  readonly id: string;
  readonly username: string | null;
  readonly centavos: number | null;
  readonly outcome: string;
  readonly reason: string;
}

/** Steps of payments and bets by the operator, and balances that were corrected by hand. */
function selectDecisions() {
  return raw<Row>`
    select step.at, step.operator_name as operator, subject_table as what, subject_id::text as id, step.amount as centavos, member.username,
      concat_ws(' to ', from_state, to_state) as outcome, step.reason
    from (select * from money_step where actor = 'operator' order by id desc limit 100) as step
      left join deposit on deposit.id = subject_id
      left join withdrawal on withdrawal.id = subject_id
      left join upline_transfer on upline_transfer.id = subject_id
      left join round on round.id = subject_id
      left join reward on reward.id = subject_id
      left join member on member.id = coalesce(
        deposit.member_id, withdrawal.member_id, from_id, round.member_id, reward.member_id, subject_id)
    order by step.id desc
  `;
}

const names: Readonly<Record<string, string>> = {
  member: 'balance',
  round: 'bet',
  upline_transfer: 'transfer',
};

async function listDecisions(sql: Sql) {
  const { rows } = await selectDecisions().execute(sql);
  return rows.map(({ at, operator, what, id, username, centavos, outcome, reason }) => ({
    at: Number(at),
    operator: operator ?? '',
    what: names[what] ?? what,
    number: shortNumber(id),
    username: username ?? '',
    amount: centavos === null ? null : toPesos(Number(centavos)),
    outcome,
    reason,
  }));
}

/** The decisions about money that operators have made. */
export const decisionsSection: Section = {
  name: 'decisions',
  area: 'money',
  page: {
    title: 'Decisions',
    group: 'Today',
    async view({ database }) {
      const decisions = await listDecisions(database.sql);
      const rows = decisions.map((one, n) =>
        row(`${one.number} ${one.at} ${n}`, [
          time(one.at),
          one.operator,
          one.what,
          one.number,
          member(one.username),
          inPesos(one.amount),
          one.outcome,
          one.reason,
        ]),
      );
      const text =
        'The last 100 decisions about money that were made in this console, newest first.';
      const columns = [
        'Time',
        'Operator',
        'Subject',
        'Number',
        'Member',
        'Pesos',
        'Outcome',
        'Reason',
      ];
      return [
        table({ file: 'decisions', text, columns, rows, empty: 'No decision was made yet.' }),
      ];
    },
  },
  addRoutes(app, { database }) {
    app.get(`${operatorRoot}/decisions`, async (context) =>
      context.json(await listDecisions(database.sql)),
    );
  },
};
