import { operatorRoot } from '#protocol/paths.ts';
import { decideInvitation, listHeldInvitations } from '../../referrals/referrals.ts';
import { emptyBody } from '../bodies.ts';
import { readBody } from '../read-body.ts';
import type { Section } from './section.ts';
import { action, member, row, table, time } from '../view-parts.ts';

const path = `${operatorRoot}/invitations`;

/** The rewards for invited players, and the held invitations, which the operator releases or refuses. */
export const invitationsSection: Section = {
  name: 'invitations',
  area: 'money',
  page: {
    title: 'Invitations',
    group: 'Rewards',
    settings: [
      {
        path: 'referralRules.registered.pays',
        unit: 'pesos',
        label: 'Registration pays, in pesos',
      },
      { path: 'referralRules.deposit.least', unit: 'pesos', label: 'Least deposits, in pesos' },
      { path: 'referralRules.deposit.pays', unit: 'pesos', label: 'Deposits pay, in pesos' },
      { path: 'referralRules.turnover.least', unit: 'pesos', label: 'Least turnover, in pesos' },
      { path: 'referralRules.turnover.pays', unit: 'pesos', label: 'Turnover pays, in pesos' },
      {
        path: 'referralRules.perDay',
        unit: 'count',
        label: 'Most invitations of one inviter that reach a stage in a day',
      },
    ],
    settingsText:
      'Each stage asks also for the conditions of the stages before it: a verified number, deposits with as much turnover, the turnover.',
    waiting: async ({ database }) => (await listHeldInvitations(database.sql)).length,
    async view({ database }) {
      const invitations = await listHeldInvitations(database.sql);
      const rows = invitations.map(({ id, at, referrer, invitee, heldFor, network }) => {
        const decide = (label: string) =>
          action({ label, path: `invitations/${id}/${label.toLowerCase()}`, done: 'Done.' });
        const cells = [time(at), member(referrer), member(invitee), String(heldFor), network ?? ''];
        return row(id, cells, { actions: [decide('Release'), decide('Refuse')] });
      });
      const text =
        'Held: the player has the device, the address or the account for withdrawals (account) of the inviter, or of another player whom the inviter has invited; or too many invitations of the inviter have reached a stage on that day (many). The players are compared again before each payment.';
      const columns = ['Time', 'Inviter', 'New player', 'Held for', 'Address'];
      const title = 'Held invitations';
      return [table({ title, text, columns, rows, empty: 'No invitation is held.' })];
    },
  },
  addRoutes(app, { database, settings }) {
    app.get(path, async (context) => context.json(await listHeldInvitations(database.sql)));
    for (const action of ['release', 'refuse'] as const) {
      app.with({ audit: 'inside' }).post(`${path}/:id/${action}`, async (context) => {
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
