import type { Section } from './section.ts';

/** A field of the form: a path in the settings, its unit and its label. */
const fields = [
  ['withdrawalLimits.least', 'pesos', 'Least amount'],
  ['withdrawalLimits.most', 'pesos', 'Most amount'],
  ['withdrawalLimits.timesPerDay', 'count', 'Times a day'],
  ['withdrawalLimits.sumPerDay', 'pesos', 'Sum of a day'],
  ['withdrawalHours.from', 'time', 'Open from (Manila time, the same twice: always open)'],
  ['withdrawalHours.to', 'time', 'Open to'],
  ['withdrawalCharges.BC.fixed', 'pesos', 'Charge to a bank'],
  ['withdrawalCharges.EW.fixed', 'pesos', 'Charge to an e-wallet'],
  ['withdrawalCode.from', 'pesos', 'Amount from which a code by SMS is due'],
  ['withdrawalConfirmMinutes', 'count', 'Minutes until a payment counts as received'],
] as const;

const inputs = fields.map(([path, unit, label]) => {
  const type = unit === 'time' ? 'time' : 'number';
  const step = unit === 'pesos' ? ' step="0.01"' : '';
  return `<label>${label} <input type="${type}"${step} data-path="${path}" data-unit="${unit}"></label>`;
});

const html = `<form id="withdrawal-settings">
<h2>Settings of withdrawals</h2>
<label><input type="checkbox" data-path="withdrawalsAllowed" data-unit="flag"> Members can withdraw</label>
${inputs.join('\n')}
<label>Code by SMS <select data-path="withdrawalCode.due" data-unit="word"><option>never</option><option>always</option><option>from</option></select></label>
</form>`;

const script = `import { ask, attempt, keepFresh } from './page.js';

const form = document.querySelector('#withdrawal-settings');
const fields = [...form.querySelectorAll('[data-path]')];
let settings = {};

const two = (number) => String(number).padStart(2, '0');
const units = {
  pesos: { show: (value) => value / 100, read: ({ value }) => Math.round(Number(value) * 100) },
  count: { show: Number, read: ({ value }) => Number(value) },
  word: { show: String, read: ({ value }) => value },
  time: {
    show: (minute) => two(Math.floor(minute / 60)) + ':' + two(minute % 60),
    read({ value }) {
      const [hours, minutes] = value.split(':').map(Number);
      return hours * 60 + minutes;
    },
  },
  flag: { show: Boolean, read: ({ checked }) => checked },
};

function show(read) {
  settings = read;
  for (const field of fields) {
    if (field === document.activeElement) continue;
    const value = field.dataset.path.split('.').reduce((part, name) => part[name], settings);
    if (field.type === 'checkbox') field.checked = value;
    else field.value = units[field.dataset.unit].show(value);
  }
}

/** A copy of a value in which the part at a path is replaced. */
function replaced(value, [name, ...rest], part) {
  return name === undefined ? part : { ...value, [name]: replaced(value[name], rest, part) };
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', ({ target }) => {
  const [name, ...rest] = target.dataset.path.split('.');
  const change = replaced(settings[name], rest, units[target.dataset.unit].read(target));
  void attempt(async () => show(await ask('PATCH', 'settings', { [name]: change })), 'Saved.');
});
keepFresh(async () => show(await ask('GET', 'settings')));
`;

/** Settings of withdrawals, which the route of all settings changes. */
export const withdrawalSettingsSection: Section = {
  name: 'withdrawal-settings',
  html,
  script,
  addRoutes: () => undefined,
};
