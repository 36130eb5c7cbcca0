import { sql as raw } from 'kysely';
import { toPesos } from '#protocol/model/money.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { shortNumber } from '#protocol/model/cashier/short-number.ts';
import type { Sql } from '../../../store/database.ts';
import type { Section } from '../section.ts';

const html = `<section>
<h2>Decisions</h2>
<p>The last 100 decisions about money that were made in this console, newest first.</p>
<table>
<thead><tr><th>Time</th><th>What</th><th>Number</th><th>Member</th><th>Pesos</th><th>Outcome</th><th>Reason</th></tr></thead>
<tbody id="decisions"></tbody>
</table>
</section>`;

const script = `import { ask, keepFresh, row, timeOf } from './page.js';

const list = document.querySelector('#decisions');

keepFresh(async () => {
  const decisions = await ask('GET', 'decisions');
  list.replaceChildren(...decisions.map((one) =>
    row(timeOf(one.at), one.what, one.number, one.username, one.amount ?? '', one.outcome, one.reason)));
});
`;

interface Row {
  readonly at: number;
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
    select step.at, subject_table as what, subject_id::text as id, step.amount as centavos, member.username,
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
  return rows.map(({ at, what, id, username, centavos, outcome, reason }) => ({
    at: Number(at),
    what: names[what] ?? what,
    number: shortNumber(id),
    username: username ?? '',
    amount: centavos === null ? null : toPesos(Number(centavos)),
    outcome,
    reason,
  }));
}

/** The decisions about money that the operator has made. There is one operator: whoever has the token of the console. */
export const decisionsSection: Section = {
  name: 'decisions',
  html,
  script,
  addRoutes(app, { database }) {
    app.get(`${operatorRoot}/decisions`, async (context) =>
      context.json(await listDecisions(database.sql)),
    );
  },
};
