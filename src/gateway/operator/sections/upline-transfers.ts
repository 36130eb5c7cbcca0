import { maxLength, minLength, pipe, strictObject, string, trim } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { Refusal } from '../../http/refusal.ts';
import { listUplineTransfers, returnUplineTransfer } from '../../transfers/transfers.ts';
import type { Database } from '../../store/database.ts';
import { readBody } from '../read-body.ts';
import type { Section } from './section.ts';

const html = `<section>
<h2>Transfers to uplines</h2>
<form id="upline-limits">
<label>Least of one transfer, in pesos <input type="number" name="least" min="0" step="0.01"></label>
<label>Most of one transfer, in pesos <input type="number" name="most" min="0" step="0.01"></label>
<label>Most of a day, in pesos <input type="number" name="dayMost" min="0" step="0.01"></label>
<label>Transfers of a day <input type="number" name="dayTimes" min="0"></label>
</form>
<p>The last transfers, newest first. A return sends the money back, and both members read its reason.</p>
<table>
<thead><tr><th>Time</th><th>From</th><th>To</th><th>Amount</th><th>State</th><th></th></tr></thead>
<tbody id="upline-transfers"></tbody>
</table>
</section>`;

const script = `import { ask, attempt, button, keepFresh, reasonFor, row, timeOf } from './page.js';

const list = document.querySelector('#upline-transfers');
const form = document.querySelector('#upline-limits');

const ofField = ({ name, value }) => (name === 'dayTimes' ? Number(value) : Math.round(Number(value) * 100));

function show(limits) {
  for (const field of form.elements) {
    if (field === document.activeElement) continue;
    field.value = field.name === 'dayTimes' ? limits.dayTimes : limits[field.name] / 100;
  }
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', () => {
  const limits = Object.fromEntries([...form.elements].map((field) => [field.name, ofField(field)]));
  void attempt(() => ask('PATCH', 'settings', { uplineTransfers: limits }), 'Saved.');
});

function back(id) {
  const give = ({ reason }) => ask('POST', 'upline-transfers/' + id + '/return', { reason });
  return button('Return', give, 'Done.', reasonFor('Both members read the reason.'));
}

keepFresh(async () => {
  show((await ask('GET', 'settings')).uplineTransfers);
  const transfers = await ask('GET', 'upline-transfers');
  list.replaceChildren(...transfers.map((one) =>
    row(timeOf(one.at), one.from, one.to, one.amount / 100, one.state, one.state === 'done' ? back(one.id) : one.reason)));
});
`;

const returnBody = strictObject({ reason: pipe(string(), trim(), minLength(1), maxLength(200)) });

async function sendBack({ transaction }: Database, id: string, reason: string, now: number) {
  try {
    const isDone = await transaction((sql) => returnUplineTransfer(sql, id, reason, now));
    return isDone ? null : 'nothing to do';
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** Limits and the last transfers to uplines, which can be returned. */
export const uplineTransfersSection: Section = {
  name: 'upline-transfers',
  html,
  script,
  addRoutes(app, { database, settings }) {
    const path = `${operatorRoot}/upline-transfers`;
    app.get(path, async (context) => context.json(await listUplineTransfers(database.sql)));
    app.post(`${path}/:id/return`, async (context) => {
      const { reason } = await readBody(context, returnBody);
      const id = context.req.param('id');
      const error = await sendBack(database, id, reason, settings.clock.now());
      return error === null ? context.json({ done: true }) : context.json({ error }, 409);
    });
  },
};
