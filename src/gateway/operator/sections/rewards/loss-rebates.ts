import { startOfDay } from '#protocol/model/market-day.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { listLossRebatePeriods } from '../../../rewards/rewards.ts';
import type { Section } from '../section.ts';

const html = `<section>
<h2>Loss rebates</h2>
<p>The closed periods, the latest first. A job offers the rebates in the claim hall; it closes a period ten minutes after its end.</p>
<table>
<thead><tr><th>Begins</th><th>Rule</th><th>Members</th><th>Lost</th><th>Rebates</th><th>Offered</th><th>Claimed</th><th>Closed</th></tr></thead>
<tbody id="loss-rebates"></tbody>
</table>
</section>`;

const script = `import { ask, keepFresh, row, timeOf } from './page.js';

const list = document.querySelector('#loss-rebates');

keepFresh(async () => {
  const periods = await ask('GET', 'loss-rebates');
  list.replaceChildren(...periods.map((one) =>
    row(timeOf(one.startsAt), one.rule, one.members, one.loss / 100, one.amount / 100, one.offered, one.claimed, timeOf(one.closedAt))));
});
`;

/** The closed periods of the loss rebates. */
export const lossRebatesSection: Section = {
  name: 'loss-rebates',
  html,
  script,
  addRoutes(app, { database }) {
    app.get(`${operatorRoot}/loss-rebates`, async (context) => {
      const periods = await listLossRebatePeriods(database.sql);
      const timed = periods.map(({ firstDay, ...rest }) => ({
        startsAt: startOfDay(firstDay),
        ...rest,
      }));
      return context.json(timed);
    });
  },
};
