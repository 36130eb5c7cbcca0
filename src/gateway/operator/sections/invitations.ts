import { operatorRoot } from '#protocol/paths.ts';
import { decideInvitation, listHeldInvitations } from '../../referrals/referrals.ts';
import { emptyBody } from '../bodies.ts';
import { readBody } from '../read-body.ts';
import type { Section } from './section.ts';

const path = `${operatorRoot}/invitations`;

const html = `<section id="invitations">
<h2>Invitations</h2>
<form id="referral-rules">
<label>Registration pays, in pesos <input type="number" name="registered.pays" min="0" step="0.01"></label>
<label>Deposits of, in pesos <input type="number" name="deposit.least" min="0" step="0.01"></label>
<label>pay, in pesos <input type="number" name="deposit.pays" min="0" step="0.01"></label>
<label>Turnover of, in pesos <input type="number" name="turnover.least" min="0" step="0.01"></label>
<label>pays, in pesos <input type="number" name="turnover.pays" min="0" step="0.01"></label>
<label>Most invitations of one inviter that reach a stage in a day <input type="number" name="perDay" min="0" step="1"></label>
</form>
<p>Each stage asks also for what the stages before it ask for: a verified number, deposits with as much turnover, the turnover. Held: the player has the device, the address or the account for withdrawals (account) of the inviter, or of another player whom the inviter has invited; or too many invitations of the inviter have reached a stage on that day (many). The players are compared again before each payment.</p>
<table><thead><tr><th>Time</th><th>Inviter</th><th>New player</th><th>Held for</th><th>Address</th><th></th></tr></thead><tbody id="held-invitations"></tbody></table>
</section>`;

const script = `import { ask, attempt, button, keepFresh, row, timeOf } from './page.js';

const form = document.querySelector('#referral-rules');
const held = document.querySelector('#held-invitations');
let rules = {};

function show(settings) {
  rules = settings.referralRules;
  for (const field of form.elements) {
    const [stage, name] = field.name.split('.');
    if (field !== document.activeElement) field.value = name ? rules[stage][name] / 100 : rules[stage];
  }
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', ({ target }) => {
  const [stage, name] = target.name.split('.');
  const value = name ? { ...rules[stage], [name]: Math.round(Number(target.value) * 100) } : Number(target.value);
  const changed = { ...rules, [stage]: value };
  void attempt(async () => show(await ask('PATCH', 'settings', { referralRules: changed })), 'Saved.');
});

const decide = (id, action, text) =>
  button(text, () => ask('POST', 'invitations/' + id + '/' + action, {}), 'Done.');

keepFresh(async () => {
  show(await ask('GET', 'settings'));
  const invitations = await ask('GET', 'invitations');
  held.replaceChildren(...invitations.map((one) =>
    row(timeOf(one.at), one.referrer, one.invitee, one.heldFor, one.network,
      [decide(one.id, 'release', 'Release'), decide(one.id, 'refuse', 'Refuse')])));
});
`;

/** The rewards for invited players, and the held invitations, which the operator releases or refuses. */
export const invitationsSection: Section = {
  name: 'invitations',
  html,
  script,
  addRoutes(app, { database, settings }) {
    app.get(path, async (context) => context.json(await listHeldInvitations(database.sql)));
    for (const action of ['release', 'refuse'] as const) {
      app.post(`${path}/:id/${action}`, async (context) => {
        await readBody(context, emptyBody);
        const { referralRules: rules } = await settings.read();
        const how = { rules, now: settings.clock.now(), release: action === 'release' };
        const id = context.req.param('id');
        const done = await database.transaction((sql) => decideInvitation(sql, id, how));
        return done ? context.json({ done }) : context.json({ error: 'nothing to do' }, 409);
      });
    }
  },
};
