import {
  maxLength,
  minLength,
  minValue,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  trim,
} from 'valibot';
import { dayMs } from '#protocol/model/market-day.ts';
import { toCentavos, pesoAmount } from '#protocol/model/money.ts';
import { wholeNumber } from '#protocol/model/wire.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { listBonusRules } from '../../../bonuses/bonuses.ts';
import type { RewardValue } from '../../../offers/offers.ts';
import { addPromoCode, listPromoCodes } from '../../../rewards/rewards.ts';
import { worded } from '../../bodies.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { Section } from '../section.ts';

const html = `<section>
<h2>Promo codes</h2>
<form id="promo-code">
<label>Code <input name="code" required minlength="4" maxlength="40"></label>
<label>Gives <select name="rule"><option value="">Cash</option></select></label>
<label>Pesos <input type="number" name="amount" min="0.01" step="0.01" required></label>
<label>Title <input name="title" required maxlength="100"></label>
<label>Conditions in one line <input name="terms" required maxlength="200" value="Cash. The conditions of the claim hall apply."></label>
<label>Members who can use it <input type="number" name="uses" min="1" required></label>
<label>Days from now <input type="number" name="days" min="1" required></label>
<button>Add</button>
</form>
<table>
<thead><tr><th>Code</th><th>Kind</th><th>Amount</th><th>Left</th><th>Ends</th></tr></thead>
<tbody id="promo-codes"></tbody>
</table>
</section>`;

const script = `import { ask, attempt, keepFresh, refresh, row, timeOf } from './page.js';

const list = document.querySelector('#promo-codes');
const form = document.querySelector('#promo-code');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const { code, rule, amount, title, terms, uses, days } = Object.fromEntries(new FormData(form));
  const body = { code, title, terms, amount: Number(amount), uses: Number(uses), days: Number(days), ...(rule && { rule }) };
  void attempt(() => ask('POST', 'promo-codes', body), 'Added.').then(refresh);
});

ask('GET', 'bonus-rules').then((rules) =>
  form.elements.rule.append(...rules.map(({ id }) => new Option('Bonus: ' + id, id))));

keepFresh(async () => {
  const codes = await ask('GET', 'promo-codes');
  list.replaceChildren(...codes.map((one) =>
    row(one.code, one.kind, one.amount / 100, one.left + ' of ' + one.uses, timeOf(one.endsAt))));
});
`;

/** `amount` in pesos, as cash or, with a `rule`, as a bonus with its terms. The code ends `days` days from now. */
const codeBody = strictObject({
  code: pipe(string(), trim(), minLength(4), maxLength(40), regex(/^[\w-]+$/)),
  amount: pesoAmount(),
  rule: optional(pipe(string(), minLength(1), maxLength(60))),
  title: worded,
  terms: worded,
  uses: pipe(wholeNumber(), minValue(1)),
  days: pipe(wholeNumber(), minValue(1)),
});

/** Promo codes: the list, and a form that adds one. */
export const promoCodesSection: Section = {
  name: 'promo-codes',
  html,
  script,
  addRoutes(app, { database, settings }) {
    const path = `${operatorRoot}/promo-codes`;
    app.get(path, async (context) => context.json(await listPromoCodes(database.sql)));
    app.post(path, async (context) => {
      const { amount, rule, days, ...rest } = await readBody(context, codeBody);
      const now = settings.clock.now();
      const centavos = toCentavos(amount);
      const rules = rule === undefined ? [] : await listBonusRules(database.sql);
      if (rule !== undefined && !rules.some(({ id }) => id === rule)) {
        throw new BadRequest('There is no such rule');
      }
      const value: RewardValue =
        rule === undefined ? { kind: 'cash', centavos } : { kind: 'bonus', rule, centavos };
      const code = { ...rest, value, startsAt: now, endsAt: now + days * dayMs };
      if (!(await addPromoCode(database.sql, code))) throw new BadRequest('The code is in use');
      return context.json({ done: true });
    });
  },
};
