import type { Section } from '../section.ts';

const html = `<section id="cash-conditions">
<h2>Conditions of cash</h2>
<p>Members claim cash of all rewards but rebates when they meet these. Claimed cash and converted points leave after they were staked.</p>
<form id="reward-conditions">
<label><input type="checkbox" name="verified"> Verified mobile number</label>
<label>Deposits that were not taken back, in pesos <input type="number" name="deposits" min="0" step="0.01"></label>
<label>Turnover, in pesos <input type="number" name="turnover" min="0" step="0.01"></label>
<label>Times that claimed cash is staked before it leaves <input type="number" name="plays" min="0" max="100" step="1"></label>
</form>
</section>`;

const script = `import { ask, attempt, keepFresh } from './page.js';

const form = document.querySelector('#reward-conditions');
const inPesos = ['deposits', 'turnover'];
let conditions = {};

function show(settings) {
  conditions = settings.rewardConditions;
  for (const field of form.elements) {
    if (field === document.activeElement) continue;
    const value = conditions[field.name];
    if (field.type === 'checkbox') field.checked = value;
    else field.value = inPesos.includes(field.name) ? value / 100 : value;
  }
}

function valueOf({ name, type, checked, value }) {
  if (type === 'checkbox') return checked;
  return inPesos.includes(name) ? Math.round(Number(value) * 100) : Number(value);
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', ({ target }) => {
  const rewardConditions = { ...conditions, [target.name]: valueOf(target) };
  void attempt(async () => show(await ask('PATCH', 'settings', { rewardConditions })), 'Saved.');
});

keepFresh(async () => show(await ask('GET', 'settings')));
`;

/** The conditions of members who claim cash. */
export const cashConditionsSection: Section = {
  name: 'cash-conditions',
  html,
  script,
  addRoutes: () => undefined,
};
