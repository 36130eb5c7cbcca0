import { maxValue, minValue, optional, pipe, strictObject } from 'valibot';
import { dayMs } from '#protocol/model/market-day.ts';
import { wholeNumber } from '#protocol/model/wire.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { addRedEnvelopes, listRedEnvelopes } from '../../../rewards/rewards.ts';
import { operatorAmount } from '../../amounts.ts';
import { wordedText } from '../../bodies.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { Section } from '../section.ts';
import { action, centavos, form, required, row, table, time } from '../../view-parts.ts';

/** Amounts in pesos. One envelope opens on each of `days` days, at the time of day of `opensAt` (epoch milliseconds). */
const envelopeBody = strictObject({
  title: wordedText,
  pot: operatorAmount(),
  shares: pipe(wholeNumber(), minValue(1), maxValue(100_000)),
  least: operatorAmount(),
  opensAt: wholeNumber(),
  minutes: pipe(wholeNumber(), minValue(1), maxValue(365 * 24 * 60)),
  days: optional(pipe(wholeNumber(), minValue(1), maxValue(100)), 1),
});

const envelopeFields = [
  required({ name: 'title', label: 'Title' }),
  required({ name: 'pot', label: 'Pot in pesos', type: 'number' }),
  required({ name: 'shares', label: 'Shares', type: 'number' }),
  required({ name: 'least', label: 'Smallest share in pesos', type: 'number' }),
  required({ name: 'opensAt', label: 'Opens, Manila time', type: 'moment' }),
  required({ name: 'minutes', label: 'Open for, in minutes', type: 'number' }),
  required({ name: 'days', label: 'Days, one envelope on each', type: 'number', value: '1' }),
];

/** Red envelopes: the list, and a form that adds some. */
export const redEnvelopesSection: Section = {
  name: 'red-envelopes',
  area: 'money',
  page: {
    title: 'Red envelopes',
    group: 'Rewards',
    async view({ database }) {
      const rows = (await listRedEnvelopes(database.sql)).map((one) =>
        row(String(one.id), [
          time(one.opensAt),
          time(one.closesAt),
          one.titles.EN,
          centavos(one.potLeft),
          centavos(one.pot),
          `${one.sharesLeft} of ${one.shares}`,
        ]),
      );
      const columns = ['Opens', 'Closes', 'Title', 'Pot left', 'Pot', 'Shares left'];
      const add = { label: 'Add', path: 'red-envelopes', done: 'Added.' };
      return [
        form('Add envelopes', action({ ...add, fields: envelopeFields })),
        table({ title: 'Envelopes', columns, rows }),
      ];
    },
  },
  addRoutes(app, { database }) {
    const path = `${operatorRoot}/red-envelopes`;
    app.post(path, async (context) => {
      const { title, shares, days, minutes, ...body } = await readBody(context, envelopeBody);
      const { pot, least } = body;
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
