import { picklist, strictObject } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import {
  answerMerchantRequest,
  listContractPays,
  listDryRun,
  listMerchantRequests,
} from '../../../agents/agents.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Database } from '../../../store/database.ts';
import { readBody } from '../../read-body.ts';
import type { Section } from '../section.ts';

const html = `<section>
<h2>Contracts of agents</h2>
<form id="agent-contracts">
<label><input type="checkbox" name="carriesLoss"> Dividends that the house offers carry a loss over to the next period, also to a new contract</label>
<label>Least turnover of an active member, in pesos <input type="number" name="activeTurnover" min="0" step="0.01"></label>
<label>Least deposits of an active member, in pesos <input type="number" name="activeDeposit" min="0" step="0.01"></label>
</form>
<p>What each contract would pay if its period ended now. Nothing is paid by looking at it.</p>
<table>
<thead><tr><th>Kind</th><th>From</th><th>To</th><th>Payer</th><th>Receiver</th><th>Turnover</th><th>Profit</th><th>Active</th><th>Loss before</th><th>Rate %</th><th>Pays</th></tr></thead>
<tbody id="contract-dry-run"></tbody>
</table>
<p>The last payments, newest first. One that waits is paid when the balance of the payer reaches.</p>
<table>
<thead><tr><th>Kind</th><th>From</th><th>To</th><th>Payer</th><th>Receiver</th><th>Rate %</th><th>Amount</th><th>State</th><th>Paid</th></tr></thead>
<tbody id="contract-pays"></tbody>
</table>
<p>Requests to end contracts of the house. A contract ends with its period.</p>
<table>
<thead><tr><th>Asked</th><th>Member</th><th>Kind</th><th>Rate %</th><th></th></tr></thead>
<tbody id="contract-requests"></tbody>
</table>
</section>`;

const script = `import { ask, attempt, button, keepFresh, row, timeOf } from './page.js';

const form = document.querySelector('#agent-contracts');
const dry = document.querySelector('#contract-dry-run');
const paid = document.querySelector('#contract-pays');
const requests = document.querySelector('#contract-requests');

const answer = (id, text, given) =>
  button(text, () => ask('POST', 'contract-requests/' + id, { answer: given }), 'Done.');

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', () => {
  const { carriesLoss, activeTurnover, activeDeposit } = form.elements;
  const agentContracts = {
    carriesLoss: carriesLoss.checked,
    activeTurnover: Math.round(activeTurnover.value * 100),
    activeDeposit: Math.round(activeDeposit.value * 100),
  };
  void attempt(() => ask('PATCH', 'settings', { agentContracts }), 'Saved.');
});

keepFresh(async () => {
  if (!form.contains(document.activeElement)) {
    const { agentContracts } = await ask('GET', 'settings');
    form.elements.carriesLoss.checked = agentContracts.carriesLoss;
    form.elements.activeTurnover.value = agentContracts.activeTurnover / 100;
    form.elements.activeDeposit.value = agentContracts.activeDeposit / 100;
  }
  const { wouldPay, payments, open } = await ask('GET', 'contracts');
  dry.replaceChildren(...wouldPay.map((one) =>
    row(one.kind, timeOf(one.from), timeOf(one.to), one.upline ?? 'house', one.downline, one.turnover / 100,
      one.profit / 100, one.active, one.lossBefore / 100, one.rate / 100, one.amount / 100)));
  paid.replaceChildren(...payments.map((one) =>
    row(one.kind, timeOf(one.from), timeOf(one.to), one.upline ?? 'house', one.downline, one.rate / 100,
      one.amount / 100, one.state, timeOf(one.paidAt))));
  requests.replaceChildren(...open.map((one) =>
    row(timeOf(one.askedAt), one.username, one.kind, one.rate / 100,
      [answer(one.id, 'Accept', 'accept'), answer(one.id, 'Reject', 'reject')])));
});
`;

const answerBody = strictObject({ answer: picklist(['accept', 'reject']) });

async function answerRequest(
  { transaction }: Database,
  id: string,
  answer: 'accept' | 'reject',
  now: number,
): Promise<string | null> {
  try {
    await transaction((sql) => answerMerchantRequest(sql, id, answer, now));
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** A dry run of the contracts of agents, their last payments, and the requests to the house. */
export const contractsSection: Section = {
  name: 'contracts',
  html,
  script,
  addRoutes(app, { database, settings }) {
    const { sql } = database;
    app.get(`${operatorRoot}/contracts`, async (context) => {
      const { agentContracts } = await settings.read();
      const wouldPay = await listDryRun(sql, settings.clock.now(), agentContracts);
      const [payments, open] = [await listContractPays(sql), await listMerchantRequests(sql)];
      return context.json({ wouldPay, payments, open });
    });
    app.post(`${operatorRoot}/contract-requests/:id`, async (context) => {
      const { answer } = await readBody(context, answerBody);
      const id = context.req.param('id');
      const error = await answerRequest(database, id, answer, settings.clock.now());
      return error === null ? context.json({ done: true }) : context.json({ error }, 409);
    });
  },
};
