import { minLength, minValue, maxLength, pipe, strictObject, string } from 'valibot';
import { randomUUID } from 'node:crypto';
import { dayMs } from '#protocol/model/market-day.ts';
import { wholeNumber } from '#protocol/model/wire.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { cancelReward, listRewards, offerReward } from '../../../offers/offers.ts';
import { findMemberId } from '../../add-rows.ts';
import { keyOf } from '../../answer-keyed.ts';
import { operatorAmount } from '../../amounts.ts';
import { emptyBody, wordedText } from '../../bodies.ts';
import { BadRequest, readBody, readId } from '../../read-body.ts';
import type { Section } from '../section.ts';
import {
  action,
  centavos,
  form,
  member,
  required,
  row,
  state,
  table,
  time,
} from '../../view-parts.ts';

/** `to` is a username, `amount` in pesos. The ticket ends `days` days from now. */
const ticketBody = strictObject({
  to: pipe(string(), minLength(1), maxLength(60)),
  amount: operatorAmount(),
  title: wordedText,
  terms: wordedText,
  days: pipe(wholeNumber(), minValue(1)),
});

const ticketFields = [
  required({ name: 'to', label: 'Member' }),
  required({ name: 'amount', label: 'Cash in pesos', type: 'number' }),
  required({ name: 'title', label: 'Title' }),
  required({
    name: 'terms',
    label: 'Conditions in one line',
    value: 'Cash. The conditions of the claim hall apply.',
  }),
  required({ name: 'days', label: 'Days to claim it', type: 'number', value: '30' }),
];

/** The last rewards of all members, which can be taken back while they are offered, and a form that offers a ticket. */
export const rewardsSection: Section = {
  name: 'rewards',
  area: 'money',
  page: {
    title: 'Rewards',
    group: 'Rewards',
    async view({ database }) {
      const rewards = await listRewards(database.sql);
      const rows = rewards.map((one) => {
        const back = action({
          label: 'Take back',
          path: `rewards/${one.id}/cancel`,
          done: 'Taken back.',
        });
        const amount = one.kind === 'points' ? one.amount : centavos(one.amount);
        const who = [time(one.offeredAt), member(one.username), one.source, one.titles.EN];
        const cells = [...who, one.kind, amount, state(one.state), time(one.expiresAt)];
        return row(one.id, cells, { actions: one.state === 'offered' ? [back] : [] });
      });
      const columns = 'Offered,Member,Source,Title,Kind,Amount,State,Ends'.split(',');
      const offer = { label: 'Offer a ticket', path: 'rewards', done: 'Offered.' };
      return [
        form('Offer a ticket', action({ ...offer, fields: ticketFields })),
        table({ title: 'Last rewards', text: 'Newest first.', columns, rows }),
      ];
    },
  },
  addRoutes(app, { database, settings }) {
    const path = `${operatorRoot}/rewards`;
    app.get(path, async (context) => context.json(await listRewards(database.sql)));
    app.with({ audit: 'inside' }).post(path, async (context) => {
      const { to, amount, days, title, terms } = await readBody(context, ticketBody);
      const at = settings.clock.now();
      const memberId = await findMemberId(database.sql, to);
      const id = await database.transaction((sql) =>
        offerReward(sql, {
          memberId,
          key: `ticket:${keyOf(context) ?? randomUUID()}`,
          source: 'ticket',
          cause: { table: 'member', id: memberId },
          value: { kind: 'cash', centavos: amount },
          title,
          terms,
          at,
          expiresAt: at + days * dayMs,
          actor: 'operator',
        }),
      );
      return context.json({ id });
    });
    app.with({ audit: 'inside' }).post(`${path}/:id/cancel`, async (context) => {
      await readBody(context, emptyBody);
      const id = readId(context, 'reward');
      const at = settings.clock.now();
      const done = await database.transaction((sql) => cancelReward(sql, id, at));
      if (!done) throw new BadRequest('It is not offered any more');
      return context.json({ done });
    });
  },
};
