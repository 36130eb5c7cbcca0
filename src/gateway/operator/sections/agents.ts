import { operatorRoot } from '#protocol/paths.ts';
import { listAgentSteps } from '../../agents/agents.ts';
import type { Section } from './section.ts';

const html = `<section>
<h2>Agents</h2>
<form id="agents">
<label>Rebate of agents without an upline, in hundredths of a percent <input type="number" name="topAgentRebate" min="0" max="10000"></label>
</form>
<p>Bets count with a new rebate from the next day on (+08:00). It bounds what the house pays to agents for a bet: keep it below what your games leave after rebates of players and points.</p>
<p>What agents have changed, newest first. Rebates are in hundredths of a percent, transfers in centavos.</p>
<table>
<thead><tr><th>Time</th><th>Agent</th><th>Change</th><th>Account or link</th><th>From</th><th>To</th></tr></thead>
<tbody id="agent-steps"></tbody>
</table>
</section>`;

const script = `import { ask, attempt, keepFresh, row, timeOf } from './page.js';

const form = document.querySelector('#agents');
const list = document.querySelector('#agent-steps');

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', ({ target }) => {
  void attempt(() => ask('PATCH', 'settings', { topAgentRebate: Number(target.value) }), 'Saved.');
});

keepFresh(async () => {
  const field = form.elements.topAgentRebate;
  if (field !== document.activeElement) field.value = (await ask('GET', 'settings')).topAgentRebate;
  const steps = await ask('GET', 'agent-steps');
  list.replaceChildren(...steps.map((one) =>
    row(timeOf(one.at), one.agent, one.action, one.username ?? one.words, one.from_value ?? '', one.to_value ?? '')));
});
`;

/** The rebate that bounds all others, and the list of what agents have changed. */
export const agentsSection: Section = {
  name: 'agents',
  html,
  script,
  addRoutes(app, { database }) {
    app.get(`${operatorRoot}/agent-steps`, async (context) =>
      context.json(await listAgentSteps(database.sql)),
    );
  },
};
