import { maxValue, minValue, optional, pipe, strictObject } from 'valibot';
import { dayMs } from '#protocol/model/market-day.ts';
import { pesoAmount, toCentavos } from '#protocol/model/money.ts';
import { wholeNumber } from '#protocol/model/wire.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { addRedEnvelopes, listRedEnvelopes } from '../../../rewards/rewards.ts';
import { worded } from '../../bodies.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { Section } from '../section.ts';

const html = `<section>
<h2>Red envelopes</h2>
<form id="red-envelope">
<label>Title <input name="title" required maxlength="100"></label>
<label>Pot in pesos <input type="number" name="pot" min="0.01" step="0.01" required></label>
<label>Shares <input type="number" name="shares" min="1" required></label>
<label>Smallest share in pesos <input type="number" name="least" min="0.01" step="0.01" required></label>
<label>Opens <input type="datetime-local" name="opensAt" required></label>
<label>Open for, in minutes <input type="number" name="minutes" min="1" required></label>
<label>Days, one envelope on each <input type="number" name="days" min="1" value="1" required></label>
<button>Add</button>
</form>
<table>
<thead><tr><th>Opens</th><th>Closes</th><th>Title</th><th>Pot left</th><th>Shares left</th></tr></thead>
<tbody id="red-envelopes"></tbody>
</table>
</section>`;

const script = `import { ask, attempt, keepFresh, refresh, row, timeOf } from './page.js';

const list = document.querySelector('#red-envelopes');
const form = document.querySelector('#red-envelope');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const { title, opensAt, ...numbers } = Object.fromEntries(new FormData(form));
  const amounts = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)]));
  const body = { title, opensAt: new Date(opensAt).getTime(), ...amounts };
  void attempt(() => ask('POST', 'red-envelopes', body), 'Added.').then(refresh);
});

keepFresh(async () => {
  const envelopes = await ask('GET', 'red-envelopes');
  list.replaceChildren(...envelopes.map((one) =>
    row(timeOf(one.opensAt), timeOf(one.closesAt), one.titles.EN, one.potLeft / 100 + ' of ' + one.pot / 100, one.sharesLeft + ' of ' + one.shares)));
});
`;

/** Amounts in pesos. One envelope opens on each of `days` days, at the time of day of `opensAt` (epoch milliseconds). */
const envelopeBody = strictObject({
  title: worded,
  pot: pesoAmount(),
  shares: pipe(wholeNumber(), minValue(1), maxValue(100_000)),
  least: pesoAmount(),
  opensAt: wholeNumber(),
  minutes: pipe(wholeNumber(), minValue(1), maxValue(365 * 24 * 60)),
  days: optional(pipe(wholeNumber(), minValue(1), maxValue(100)), 1),
});

/** Red envelopes: the list, and a form that adds some. */
export const redEnvelopesSection: Section = {
  name: 'red-envelopes',
  html,
  script,
  addRoutes(app, { database }) {
    const path = `${operatorRoot}/red-envelopes`;
    app.get(path, async (context) => context.json(await listRedEnvelopes(database.sql)));
    app.post(path, async (context) => {
      const { title, shares, days, minutes, ...body } = await readBody(context, envelopeBody);
      const [pot, least] = [toCentavos(body.pot), toCentavos(body.least)];
      if (pot < shares * least) throw new BadRequest('The pot is too small for its shares');
      const envelopes = Array.from({ length: days }, (_, day) => {
        const opensAt = body.opensAt + day * dayMs;
        return { title, pot, shares, least, opensAt, closesAt: opensAt + minutes * 60_000 };
      });
      await addRedEnvelopes(database.sql, envelopes);
      return context.json({ added: days });
    });
  },
};
