import {
  boolean,
  type InferOutput,
  maxLength,
  minLength,
  optional,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import {
  giveUpBonus,
  grantBonus,
  listBonuses,
  listBonusRules,
  offerBonus,
} from '../../bonuses/bonuses.ts';
import { findMemberId } from '../add-rows.ts';
import { operatorAmount } from '../amounts.ts';
import { emptyBody } from '../bodies.ts';
import type { ConsoleNeeds } from '../console-needs.ts';
import { readBody, readId } from '../read-body.ts';
import type { Sql } from '../../store/database.ts';
import type { Block } from '../view.ts';
import type { Section } from './section.ts';
import {
  action,
  centavos,
  choices,
  field,
  form,
  percent,
  required,
  row,
  state,
  table,
  time,
} from '../view-parts.ts';

const ruleBody = strictObject({ enabled: boolean() });

/** `base` in pesos: the rule takes its part of it. `offer`: the member has to accept it. */
const grant = {
  key: pipe(string(), regex(/^[\w-]{1,60}$/)),
  rule: pipe(string(), minLength(1), maxLength(60)),
  base: operatorAmount(),
  offer: optional(boolean(), false),
};
const grantBody = strictObject(grant);
const namedGrantBody = strictObject({
  username: pipe(string(), minLength(1), maxLength(60)),
  ...grant,
});

type Rule = Awaited<ReturnType<typeof listBonusRules>>[number];
type Bonus = Awaited<ReturnType<typeof listBonuses>>[number];

function ruleRow(rule: Rule) {
  const change = action({
    label: rule.enabled ? 'Switch off' : 'Switch on',
    method: 'PATCH',
    path: `bonus-rules/${rule.id}`,
    body: { enabled: !rule.enabled },
    done: 'Saved.',
  });
  const { id, kind, rate, least, most, times, active, ended, enabled } = rule;
  const amounts = [percent(rate), centavos(least), centavos(most)];
  const cells = [id, kind, ...amounts, `${times} times`, active, ended];
  return row(id, [...cells, state(enabled ? 'on' : 'off')], { actions: [change] });
}

function bonusRow(username: string, one: Bonus) {
  const end = action({
    label: 'Take back',
    path: `members/${encodeURIComponent(username)}/bonuses/${one.id}/end`,
    question: `Take the bonus of ${username} back?`,
    done: 'Taken back.',
  });
  const amounts = [one.amount, one.purse, one.turnover, one.goal].map(centavos);
  const cells = [time(one.at), one.rule, state(one.state), ...amounts, one.reason ?? ''];
  const isOpen = one.state === 'offered' || one.state === 'active';
  return row(one.id, cells, { actions: isOpen ? [end] : [] });
}

/** The bonuses of a member as a table. */
export async function bonusTable(sql: Sql, username: string): Promise<Block> {
  const bonuses = await listBonuses(sql, await findMemberId(sql, username));
  return table({
    title: `Bonuses of ${username}`,
    columns: ['Since', 'Rule', 'State', 'Amount', 'Purse', 'Turnover', 'Goal', 'Reason'],
    rows: bonuses.map((one) => bonusRow(username, one)),
    empty: 'This member has had no bonus.',
  });
}

async function viewBonuses({ database: { sql } }: ConsoleNeeds): Promise<readonly Block[]> {
  const rules = await listBonusRules(sql);
  const give = action({
    label: 'Give',
    path: 'bonuses',
    done: 'Given.',
    keyed: true,
    fields: [
      required({ name: 'username', label: 'Member' }),
      required({
        name: 'rule',
        label: 'Rule',
        type: 'choice',
        options: choices(rules.map(({ id }) => id)),
      }),
      required({ name: 'base', label: 'Base in pesos', type: 'number' }),
      field({ name: 'offer', label: 'The member has to accept it', type: 'check' }),
    ],
  });
  return [
    table({
      title: 'Rules',
      columns: ['Rule', 'Kind', 'Percent', 'Least', 'Most', 'Turnover', 'Active', 'Ended', 'State'],
      rows: rules.map(ruleRow),
    }),
    form('Give a bonus', give, 'The page of a member lists the bonuses of the member.'),
  ];
}

/** The rules of bonuses, and the bonuses of a member, which the operator can give and end. */
export const bonusesSection: Section = {
  name: 'bonuses',
  area: 'money',
  page: { title: 'Bonuses', group: 'Rewards', view: viewBonuses },
  addRoutes(app, { database, settings }) {
    const now = () => settings.clock.now();
    const memberPath = `${operatorRoot}/members/:username/bonuses`;
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
    app.get(memberPath, async (context) => {
      const memberId = await findMemberId(database.sql, context.req.param('username'));
      return context.json(await listBonuses(database.sql, memberId));
    });
    const give = async (username: string, grant: InferOutput<typeof grantBody>) => {
      const { key, rule, base, offer } = grant;
      const memberId = await findMemberId(database.sql, username);
      const cause = { table: 'member', id: memberId } as const;
      const own = { key: `operator:${key}`, cause, actor: 'operator', at: now() } as const;
      const wanted = { memberId, rule, base, ...own };
      const add = offer ? offerBonus : grantBonus;
      return { id: await database.transaction((sql) => add(sql, wanted)) };
    };
    app.with({ audit: 'inside' }).post(`${operatorRoot}/bonuses`, async (context) => {
      const { username, ...grant } = await readBody(context, namedGrantBody);
      return context.json(await give(username, grant));
    });
    app.with({ audit: 'inside' }).post(memberPath, async (context) => {
      const grant = await readBody(context, grantBody);
      return context.json(await give(context.req.param('username'), grant));
    });
    app.with({ audit: 'inside' }).post(`${memberPath}/:id/end`, async (context) => {
      await readBody(context, emptyBody);
      const id = readId(context, 'bonus');
      const memberId = await findMemberId(database.sql, context.req.param('username'));
      const end = { memberId, id, reason: 'operator', actor: 'operator', at: now() } as const;
      const ended = await database.transaction((sql) => giveUpBonus(sql, end));
      return context.json({ done: ended !== null });
    });
  },
};
