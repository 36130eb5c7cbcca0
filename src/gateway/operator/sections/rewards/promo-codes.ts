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
import { wholeNumber } from '#protocol/model/wire.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { listBonusRules } from '../../../bonuses/bonuses.ts';
import type { RewardValue } from '../../../offers/offers.ts';
import { addPromoCode, listPromoCodes } from '../../../rewards/rewards.ts';
import { operatorAmount } from '../../amounts.ts';
import { wordedText } from '../../bodies.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { Section } from '../section.ts';
import { action, centavos, field, form, required, row, table, time } from '../../view-parts.ts';

/** `amount` in pesos, as cash or, with a `rule`, as a bonus with its terms. The code ends `days` days from now. */
const codeBody = strictObject({
  code: pipe(string(), trim(), minLength(4), maxLength(40), regex(/^[\w-]+$/)),
  amount: operatorAmount(),
  rule: optional(pipe(string(), minLength(1), maxLength(60))),
  title: wordedText,
  terms: wordedText,
  uses: pipe(wholeNumber(), minValue(1)),
  days: pipe(wholeNumber(), minValue(1)),
});

const codeFields = (rules: readonly string[]) => [
  required({ name: 'code', label: 'Code' }),
  field({
    name: 'rule',
    label: 'Gives',
    type: 'choice',
    options: [
      { value: '', label: 'Cash' },
      ...rules.map((value) => ({ value, label: `Bonus: ${value}` })),
    ],
  }),
  required({ name: 'amount', label: 'Pesos', type: 'number' }),
  required({ name: 'title', label: 'Title' }),
  required({
    name: 'terms',
    label: 'Conditions in one line',
    value: 'Cash. The conditions of the claim hall apply.',
  }),
  required({ name: 'uses', label: 'Members who can use it', type: 'number' }),
  required({ name: 'days', label: 'Days from now', type: 'number' }),
];

/** Promo codes: the list, and a form that adds one. */
export const promoCodesSection: Section = {
  name: 'promo-codes',
  area: 'money',
  page: {
    title: 'Promo codes',
    group: 'Rewards',
    async view({ database: { sql } }) {
      const codes = await listPromoCodes(sql);
      const rules = await listBonusRules(sql);
      const rows = codes.map((one) =>
        row(one.code, [
          one.code,
          one.kind,
          centavos(one.amount),
          `${one.left} of ${one.uses}`,
          time(one.endsAt),
        ]),
      );
      const fields = codeFields(rules.map(({ id }) => id));
      return [
        form('Add a code', action({ label: 'Add', path: 'promo-codes', done: 'Added.', fields })),
        table({ title: 'Codes', columns: ['Code', 'Kind', 'Amount', 'Left', 'Ends'], rows }),
      ];
    },
  },
  addRoutes(app, { database, settings }) {
    const path = `${operatorRoot}/promo-codes`;
    app.post(path, async (context) => {
      const { amount: centavos, rule, days, ...rest } = await readBody(context, codeBody);
      const now = settings.clock.now();
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
