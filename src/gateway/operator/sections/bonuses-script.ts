/** Script of the section of bonuses. */
export const bonusesScript = `import { ask, attempt, button, keepFresh, row, timeOf } from './page.js';

const form = document.querySelector('#bonus-form');
const rules = document.querySelector('#bonus-rules');
const list = document.querySelector('#bonus-list');
const pesos = (centavos) => (centavos === null ? '' : centavos / 100);
const member = () => 'members/' + encodeURIComponent(form.username.value) + '/bonuses';

async function showBonuses() {
  const bonuses = await ask('GET', member());
  list.replaceChildren(...bonuses.map((one) => {
    const isOpen = one.state === 'offered' || one.state === 'active';
    const end = async () => {
      await ask('POST', member() + '/' + one.id + '/end', {});
      await showBonuses();
    };
    return row(timeOf(one.at), one.rule, one.state, pesos(one.amount), pesos(one.purse), pesos(one.turnover),
      pesos(one.goal), isOpen ? button('Take back', end, 'Taken back.') : one.reason);
  }));
}

form.list.addEventListener('click', () => void attempt(showBonuses, 'Listed.'));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const { rule, base, offer } = form;
  const wanted = { key: crypto.randomUUID(), rule: rule.value, base: Number(base.value), offer: offer.checked };
  void attempt(async () => {
    await ask('POST', member(), wanted);
    await showBonuses();
  }, 'Given.');
});

keepFresh(async () => {
  const found = await ask('GET', 'bonus-rules');
  const chosen = form.rule.value;
  form.rule.replaceChildren(...found.map(({ id }) => new Option(id, id, false, id === chosen)));
  rules.replaceChildren(...found.map((one) =>
    row(one.id, one.kind, one.rate / 100, pesos(one.least), pesos(one.most), one.times + ' times', one.active, one.ended,
      button(one.enabled ? 'Switch off' : 'Switch on', () => ask('PATCH', 'bonus-rules/' + one.id, { enabled: !one.enabled }), 'Done.'))));
});
`;
