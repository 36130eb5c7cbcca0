import { isUuid } from '#protocol/uuid.ts';
import { minLength, minValue, maxLength, pipe, strictObject, string } from 'valibot';
import { randomUUID } from 'node:crypto';
import { dayMs } from '#protocol/model/market-day.ts';
import { pesoAmount, toCentavos } from '#protocol/model/money.ts';
import { wholeNumber } from '#protocol/model/wire.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { cancelReward, listRewards, offerReward } from '../../../offers/offers.ts';
import { findMemberId } from '../../add-rows.ts';
import { emptyBody, worded } from '../../bodies.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { Section } from '../section.ts';

const html = `<section>
<h2>Rewards</h2>
<form id="reward">
<label>Member <input name="to" required></label>
<label>Cash in pesos <input type="number" name="amount" min="0.01" step="0.01" required></label>
<label>Title <input name="title" required maxlength="100"></label>
<label>Conditions in one line <input name="terms" required maxlength="200" value="Cash. The conditions of the claim hall apply."></label>
<label>Days to claim it <input type="number" name="days" min="1" value="30" required></label>
<button>Offer a ticket</button>
</form>
<p>The last rewards, newest first.</p>
<table>
<thead><tr><th>Offered</th><th>Member</th><th>Source</th><th>Title</th><th>Kind</th><th>Amount</th><th>State</th><th>Ends</th><th></th></tr></thead>
<tbody id="rewards"></tbody>
</table>
</section>`;

const script = `import { ask, attempt, button, keepFresh, refresh, row, timeOf } from './page.js';

const list = document.querySelector('#rewards');
const form = document.querySelector('#reward');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const { amount, days, ...texts } = Object.fromEntries(new FormData(form));
  const body = { ...texts, amount: Number(amount), days: Number(days) };
  void attempt(() => ask('POST', 'rewards', body), 'Offered.').then(refresh);
});

const takeBack = ({ id, state }) => state === 'offered'
  ? button('Take back', () => ask('POST', 'rewards/' + id + '/cancel', {}), 'Taken back.')
  : '';

keepFresh(async () => {
  const rewards = await ask('GET', 'rewards');
  list.replaceChildren(...rewards.map((one) =>
    row(timeOf(one.offeredAt), one.username, one.source, one.titles.EN, one.kind,
      one.kind === 'points' ? one.amount : one.amount / 100, one.state, timeOf(one.expiresAt), takeBack(one))));
});
`;

/** `to` is a username, `amount` in pesos. The ticket ends `days` days from now. */
const ticketBody = strictObject({
  to: pipe(string(), minLength(1), maxLength(60)),
  amount: pesoAmount(),
  title: worded,
  terms: worded,
  days: pipe(wholeNumber(), minValue(1)),
});

/** The last rewards of all members, which can be taken back while they are offered, and a form that offers a ticket. */
export const rewardsSection: Section = {
  name: 'rewards',
  html,
  script,
  addRoutes(app, { database, settings }) {
    const path = `${operatorRoot}/rewards`;
    app.get(path, async (context) => context.json(await listRewards(database.sql)));
    app.post(path, async (context) => {
      const { to, amount, days, title, terms } = await readBody(context, ticketBody);
      const at = settings.clock.now();
      const memberId = await findMemberId(database.sql, to);
      const id = await database.transaction((sql) =>
        offerReward(sql, {
          memberId,
          key: `ticket:${randomUUID()}`,
          source: 'ticket',
          cause: { table: 'member', id: memberId },
          value: { kind: 'cash', centavos: toCentavos(amount) },
          title,
          terms,
          at,
          expiresAt: at + days * dayMs,
          actor: 'operator',
        }),
      );
      return context.json({ id });
    });
    app.post(`${path}/:id/cancel`, async (context) => {
      await readBody(context, emptyBody);
      const id = context.req.param('id');
      if (!isUuid(id)) throw new BadRequest('There is no such reward');
      const at = settings.clock.now();
      const done = await database.transaction((sql) => cancelReward(sql, id, at));
      if (!done) throw new BadRequest('It is not offered any more');
      return context.json({ done });
    });
  },
};
