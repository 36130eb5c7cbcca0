import { maxLength, minLength, picklist, pipe, regex, strictObject, string, trim } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { operatorRoles } from '../../access.ts';
import { emptyBody } from '../../bodies.ts';
import {
  addOperator,
  changeRole,
  disableOperator,
  listOperators,
  renewToken,
} from '../../operators.ts';
import { readBody, readId } from '../../read-body.ts';
import { action, choices, form, required, row, state, table, time } from '../../view-parts.ts';
import type { Block } from '../../view.ts';
import type { Section } from '../section.ts';

const path = `${operatorRoot}/operators`;

const role = picklist(operatorRoles);
const roleBody = strictObject({ role });
const operatorBody = strictObject({
  name: pipe(
    string(),
    trim(),
    minLength(2),
    maxLength(40),
    regex(/^[\p{L}\d][\p{L}\d ._-]*$/u, 'Letters, digits, spaces, points and hyphens only'),
  ),
  role,
});

const shown = 'The address for {name}, which is shown this once: {origin}{address}';
const addressOf = (token: string) => `${operatorRoot}#${token}`;

const roleText =
  'Each operator opens the console with an own address. owner: everything. cashier: deposits, withdrawals, payments, balances, rewards. support: members without their money, identities, feedback, messages, chat. content: announcements, promotions, missions, guides. viewer: reads, and changes nothing. owner, cashier and support can ask for the private facts of a member, each time with a reason.';

const roleField = (value: string) =>
  required({ name: 'role', label: 'Role', type: 'choice', value, options: choices(operatorRoles) });

type Listed = Awaited<ReturnType<typeof listOperators>>[number];

function rowOf({ id, name, role: own, createdAt, disabledAt }: Listed) {
  const to = (end: string) => `operators/${id}/${end}`;
  const actions = [
    action({
      label: 'Change the role',
      path: to('role'),
      question: `The role of ${name}`,
      fields: [roleField(own)],
      done: 'The role is changed.',
    }),
    action({
      label: 'New token',
      path: to('token'),
      question: `Give ${name} a new token? The old one ends at once.`,
      done: shown,
    }),
    action({
      label: 'Disable',
      path: to('disable'),
      question: `Disable ${name} for good? The next request is refused.`,
      done: 'Disabled.',
    }),
  ];
  const isActive = disabledAt === null;
  const cells = [name, own, time(createdAt), state(isActive ? 'active' : 'disabled')];
  return row(id, [...cells, time(disabledAt)], { actions: isActive ? actions : [] });
}

function viewOf(operators: readonly Listed[]): readonly Block[] {
  const add = action({
    label: 'Add',
    path: 'operators',
    fields: [required({ name: 'name', label: 'Name' }), roleField('viewer')],
    done: shown,
  });
  return [
    form('Add an operator', add, roleText),
    table({
      title: 'Operators',
      text: 'The token of the host is the owner, beside this list.',
      columns: ['Name', 'Role', 'Since', 'State', 'Disabled'],
      rows: operators.map(rowOf),
      empty: 'The owner works alone.',
    }),
  ];
}

/** The operators of the console: adding, roles, tokens, disabling. */
export const operatorsSection: Section = {
  name: 'operators',
  area: 'owner',
  page: {
    title: 'Operators',
    group: 'House',
    view: async ({ database }) => viewOf(await listOperators(database.sql)),
  },
  addRoutes(app, { database: { transaction }, settings }) {
    const now = () => settings.clock.now();
    const routes = app.with({ audit: 'inside' });
    routes.post(path, async (context) => {
      const body = await readBody(context, operatorBody);
      const token = await transaction((sql) => addOperator(sql, body, now()));
      return context.json({ name: body.name, token, address: addressOf(token) });
    });
    routes.post(`${path}/:id/role`, async (context) => {
      const body = await readBody(context, roleBody);
      const change = { ...body, id: readId(context, 'operator') };
      return context.json({ changed: await transaction((sql) => changeRole(sql, change, now())) });
    });
    routes.post(`${path}/:id/token`, async (context) => {
      await readBody(context, emptyBody);
      const id = readId(context, 'operator');
      const { name, token } = await transaction((sql) => renewToken(sql, id, now()));
      return context.json({ name, token, address: addressOf(token) });
    });
    routes.post(`${path}/:id/disable`, async (context) => {
      await readBody(context, emptyBody);
      const id = readId(context, 'operator');
      await transaction((sql) => disableOperator(sql, id, now()));
      return context.json({ done: true });
    });
  },
};
