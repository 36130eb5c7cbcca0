import {
  boolean,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  optional,
  pipe,
  safeParse,
  strictObject,
  string,
  trim,
} from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { redemptionState, redemptionStates } from '#protocol/vocabulary/redemption.ts';
import {
  approveRedemption,
  changeItem,
  listItems,
  listRedemptions,
  rejectRedemption,
} from '../../point-mall/point-mall.ts';
import type { ConsoleNeeds } from '../console-needs.ts';
import { BadRequest, readBody, readId } from '../read-body.ts';
import type { Block } from '../view.ts';
import { addPointCorrections } from './rewards/point-corrections.ts';
import type { Section } from './section.ts';
import {
  action,
  choices,
  field,
  inPesos,
  member,
  row,
  state,
  table,
  time,
  withReason,
} from '../view-parts.ts';

// @__NO_SIDE_EFFECTS__
const words = (least: number, most: number) =>
  pipe(string(), trim(), minLength(least), maxLength(most));

const shipmentBody = strictObject({ courier: words(0, 100), tracking: words(0, 100) });
const reasonBody = strictObject({ reason: words(1, 300) });
const itemBody = strictObject({
  code: words(1, 60),
  stock: optional(nullable(pipe(number(), integer(), minValue(0), maxValue(1_000_000)))),
  enabled: optional(boolean()),
});

type Redemption = Awaited<ReturnType<typeof listRedemptions>>[number];
type Item = Awaited<ReturnType<typeof listItems>>[number];

function redemptionRow(one: Redemption) {
  const { id, delivery } = one;
  const path = `redemptions/${id}`;
  const sent = [
    field({ name: 'courier', label: 'Courier' }),
    field({ name: 'tracking', label: 'Tracking number' }),
  ];
  const approve = { label: 'Approve', path: `${path}/approve`, done: 'Approved.' };
  const actions = [
    delivery
      ? action({ ...approve, question: 'How is it sent?', fields: sent })
      : action({ ...approve, body: { courier: '', tracking: '' } }),
    withReason('The member reads the reason.', {
      label: 'Reject',
      path: `${path}/reject`,
      done: 'Rejected.',
    }),
  ];
  const place = delivery ? `${delivery.address}, ${delivery.phone}` : '';
  const notes = [place, one.remark, one.reason, one.courier, one.tracking].filter(Boolean);
  const cells = [
    member(one.username),
    one.type,
    one.item,
    one.quantity,
    one.points,
    inPesos(one.amount),
    time(one.createdAt),
    state(one.state),
    notes.join('; '),
  ];
  return row(id, cells, { actions: one.state === 'inProcess' ? actions : [] });
}

function itemRow({ code, kind, name, points, amount, stock, enabled }: Item) {
  const change = { method: 'PATCH', path: 'point-items', done: 'Saved.' } as const;
  const left = field({
    name: 'stock',
    label: 'Pieces left; empty for no limit',
    type: 'number',
    value: stock === null ? '' : String(stock),
  });
  const question = `How many of ${name} are left?`;
  const actions = [
    action({ ...change, label: 'Stock', body: { code }, question, fields: [left] }),
    action({
      ...change,
      label: enabled ? 'Take off' : 'Offer',
      body: { code, enabled: !enabled },
    }),
  ];
  const cells = [code, kind, name, points, inPesos(amount), stock ?? 'no limit'];
  return row(code, [...cells, state(enabled ? 'on' : 'off')], { actions });
}

async function viewMall(
  { database, vault }: ConsoleNeeds,
  query: Readonly<Record<string, string>>,
): Promise<readonly Block[]> {
  const shown = safeParse(redemptionState, query['state'] ?? 'inProcess');
  if (!shown.success) throw new BadRequest('There is no such state');
  const redemptions = await listRedemptions({ ...database, vault }, shown.output);
  const filter = field({
    name: 'state',
    label: 'State',
    type: 'choice',
    value: shown.output,
    options: choices(redemptionStates),
  });
  const items = await listItems(database.sql);
  return [
    table({
      title: 'Redemptions',
      filters: [filter],
      columns: ['Member', 'Type', 'Item', 'Pieces', 'Points', 'Pesos', 'Time', 'State', 'Notes'],
      rows: redemptions.map(redemptionRow),
      empty: 'No redemption is in this state.',
    }),
    table({
      title: 'Catalogue',
      text: 'A changed stock counts at once.',
      columns: ['Code', 'Kind', 'Name', 'Points', 'Pesos', 'Stock', 'State'],
      rows: items.map(itemRow),
    }),
  ];
}

/** Redemptions that wait for the operator, the stock of the catalogue, and corrections of points. */
export const pointMallSection: Section = {
  name: 'point-mall',
  area: 'money',
  page: {
    title: 'Points mall',
    group: 'Rewards',
    waiting: async ({ database, vault }) =>
      (await listRedemptions({ ...database, vault }, 'inProcess')).length,
    view: viewMall,
  },
  addRoutes(app, { database, settings }) {
    const now = () => settings.clock.now();
    const redemptions = `${operatorRoot}/redemptions`;
    const decisions = app.with({ audit: 'inside' });
    decisions.post(`${redemptions}/:id/approve`, async (context) => {
      const shipment = await readBody(context, shipmentBody);
      const id = readId(context, 'redemption');
      const ended = await database.transaction((sql) =>
        approveRedemption(sql, id, shipment, now()),
      );
      return context.json({ changed: ended !== null });
    });
    decisions.post(`${redemptions}/:id/reject`, async (context) => {
      const { reason } = await readBody(context, reasonBody);
      const id = readId(context, 'redemption');
      const ended = await database.transaction((sql) => rejectRedemption(sql, id, reason, now()));
      return context.json({ changed: ended !== null });
    });
    app.patch(`${operatorRoot}/point-items`, async (context) => {
      const { code, ...change } = await readBody(context, itemBody);
      if (await changeItem(database.sql, code, change)) return context.json({ code, ...change });
      throw new BadRequest('There is no such item');
    });
    addPointCorrections(app, { database, settings });
  },
};
