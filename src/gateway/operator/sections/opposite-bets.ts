import { operatorRoot } from '#protocol/paths.ts';
import { listOppositeBets } from '../../bets/bets.ts';
import type { Section } from './section.ts';

const html = `<section>
<h2>Opposite bets on one device</h2>
<p>Members who have signed in on the same device, and whose bets on one event cover each other. Newest first, for 90 days.</p>
<table>
<thead><tr><th>Time</th><th>Event</th><th>Member</th><th>Stake</th><th>Member</th><th>Stake</th><th>At risk together</th></tr></thead>
<tbody id="opposite-bets"></tbody>
</table>
</section>`;

const script = `import { ask, keepFresh, row, timeOf } from './page.js';

const list = document.querySelector('#opposite-bets');

keepFresh(async () => {
  const pairs = await ask('GET', 'opposite-bets');
  list.replaceChildren(...pairs.map((pair) =>
    row(timeOf(pair.at), pair.event, pair.one, pair.oneStake / 100, pair.other, pair.otherStake / 100, pair.atRisk / 100)));
});
`;

/** Opposite bets of members who share a device. The operator decides what follows. */
export const oppositeBetsSection: Section = {
  name: 'opposite-bets',
  html,
  script,
  addRoutes(app, { database }) {
    app.get(`${operatorRoot}/opposite-bets`, async (context) =>
      context.json(await listOppositeBets(database.sql)),
    );
  },
};
