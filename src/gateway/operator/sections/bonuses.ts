import { isUuid } from '#protocol/uuid.ts';
import {
  boolean,
  maxLength,
  minLength,
  optional,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot';
import { pesoAmount, toCentavos } from '#protocol/model/money.ts';
import { operatorRoot } from '#protocol/paths.ts';
import {
  giveUpBonus,
  grantBonus,
  listBonuses,
  listBonusRules,
  offerBonus,
} from '../../bonuses/bonuses.ts';
import { findMemberId } from '../add-rows.ts';
import { emptyBody } from '../bodies.ts';
import { BadRequest, readBody } from '../read-body.ts';
import { bonusesScript } from './bonuses-script.ts';
import type { Section } from './section.ts';

const html = `<section id="bonuses">
<h2>Bonuses</h2>
<table><thead><tr><th>Rule</th><th>Kind</th><th>Percent</th><th>Least</th><th>Most</th><th>Turnover</th><th>Active</th><th>Ended</th><th></th></tr></thead>
<tbody id="bonus-rules"></tbody></table>
<form id="bonus-form">
<label>Member <input name="username" required></label>
<label>Rule <select name="rule"></select></label>
<label>Base in pesos <input type="number" name="base" min="0.01" step="0.01" required></label>
<label><input type="checkbox" name="offer"> The member has to accept it</label>
<button>Give</button> <button type="button" name="list">Bonuses of the member</button>
</form>
<table><thead><tr><th>Since</th><th>Rule</th><th>State</th><th>Amount</th><th>Purse</th><th>Turnover</th><th>Goal</th><th></th></tr></thead>
<tbody id="bonus-list"></tbody></table>
</section>`;

const ruleBody = strictObject({ enabled: boolean() });

/** `base` in pesos: the rule takes its part of it. `offer`: the member has to accept it. */
const grantBody = strictObject({
  key: pipe(string(), regex(/^[\w-]{1,60}$/)),
  rule: pipe(string(), minLength(1), maxLength(60)),
  base: pesoAmount(),
  offer: optional(boolean(), false),
});

/** The rules of bonuses, and the bonuses of a member, which the operator can give and end. */
export const bonusesSection: Section = {
  name: 'bonuses',
  html,
  script: bonusesScript,
  addRoutes(app, { database, settings }) {
    const now = () => settings.clock.now();
    const member = `${operatorRoot}/members/:username/bonuses`;
    app.get(`${operatorRoot}/bonus-rules`, async (context) =>
      context.json(await listBonusRules(database.sql)),
    );
    app.patch(`${operatorRoot}/bonus-rules/:id`, async (context) => {
      const { enabled } = await readBody(context, ruleBody);
      const id = context.req.param('id');
      const change = database.sql.updateTable('bonus_rule').set({ enabled }).where('id', '=', id);
      const { numUpdatedRows } = await change.executeTakeFirst();
      return context.json({ done: numUpdatedRows > 0n });
    });
    app.get(member, async (context) => {
      const memberId = await findMemberId(database.sql, context.req.param('username'));
      return context.json(await listBonuses(database.sql, memberId));
    });
    app.post(member, async (context) => {
      const { key, rule, base, offer } = await readBody(context, grantBody);
      const memberId = await findMemberId(database.sql, context.req.param('username'));
      const cause = { table: 'member', id: memberId } as const;
      const own = { key: `operator:${key}`, cause, actor: 'operator', at: now() } as const;
      const wanted = { memberId, rule, base: toCentavos(base), ...own };
      const give = offer ? offerBonus : grantBonus;
      return context.json({ id: await database.transaction((sql) => give(sql, wanted)) });
    });
    app.post(`${member}/:id/end`, async (context) => {
      await readBody(context, emptyBody);
      const id = context.req.param('id');
      if (!isUuid(id)) throw new BadRequest('There is no such bonus');
      const memberId = await findMemberId(database.sql, context.req.param('username'));
      const end = { memberId, id, reason: 'operator', actor: 'operator', at: now() } as const;
      const ended = await database.transaction((sql) => giveUpBonus(sql, end));
      return context.json({ done: ended !== null });
    });
  },
};
