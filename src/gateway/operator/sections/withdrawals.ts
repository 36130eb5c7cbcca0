import type { Context } from 'hono';
import {
  boolean,
  integer,
  maxLength,
  minLength,
  minValue,
  nullish,
  number,
  optional,
  picklist,
  pipe,
  safeParse,
  strictObject,
  string,
  trim,
} from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { withdrawalStates } from '#protocol/vocabulary/withdrawal-state.ts';
import type { HttpEnv } from '../../http/request-context.ts';
import {
  approveWithdrawal,
  blockWithdrawals,
  confirmWithdrawal,
  countWithdrawals,
  decideLatePayout,
  findWithdrawal,
  lateWithdrawals,
  listWithdrawals,
  PartRefused,
  type PayoutNeeds,
  payWithdrawal,
  rejectWithdrawal,
  releaseWithdrawal,
  takeWithdrawal,
  unblockWithdrawals,
} from '../../withdrawals/withdrawals.ts';
import type { Sql } from '../../store/database.ts';
import { findMemberId } from '../add-rows.ts';
import { changersOf } from '../access.ts';
import { operatorAmount } from '../amounts.ts';
import { emptyBody } from '../bodies.ts';
import type { ConsoleNeeds } from '../console-needs.ts';
import { BadRequest, readBody, readId } from '../read-body.ts';
import { stateFilter, table } from '../view-parts.ts';
import type { SectionRoutes } from '../routes.ts';
import type { Section } from './section.ts';
import { accountFor, withdrawalColumns, withdrawalRow } from './withdrawals-view.ts';

const path = `${operatorRoot}/withdrawals`;
const minuteMs = 60_000;

/** The withdrawals that the list shows: in a state, or with a late payment. */
const states = [...withdrawalStates, lateWithdrawals] as const;

/** The decision about payment `n`, which its provider refused and reported later as made. */
const lateBody = strictObject({
  n: pipe(number(), integer(), minValue(1)),
  wasPaid: boolean(),
  reason: pipe(string(), trim(), minLength(1), maxLength(300)),
});

const reasonBody = strictObject({ reason: pipe(string(), trim(), minLength(1), maxLength(300)) });

/** `amount` in pesos; null pays all that is left. `reference` is written down for a payment by hand. */
const payBody = strictObject({
  provider: pipe(string(), minLength(1), maxLength(40)),
  amount: nullish(operatorAmount(), null),
  reference: optional(pipe(string(), trim(), maxLength(100)), ''),
});

async function payoutNeeds({
  database,
  vault,
  settings,
  providers,
}: ConsoleNeeds): Promise<PayoutNeeds> {
  const { withdrawalConfirmMinutes } = await settings.read();
  return { ...database, vault, providers, confirmMs: withdrawalConfirmMinutes * minuteMs };
}

/** The state that is asked for. Throws a BadRequest for another word. */
function stateOf(asked = 'requested') {
  const found = safeParse(picklist(states), asked);
  if (!found.success) throw new BadRequest('There is no such state');
  return found.output;
}

/** Answers with the state of a withdrawal after an action, and whether the action has changed it. */
async function answer(context: Context<HttpEnv>, { sql }: { readonly sql: Sql }, changed: boolean) {
  const found = await findWithdrawal(sql, readId(context, 'withdrawal'));
  if (!found) throw new BadRequest('There is no such withdrawal');
  return context.json({ state: found.state, changed });
}

/** The result of an action on payments. A payment that cannot be made is a bad request with its reason. */
async function refusing<Result>(action: Promise<Result>): Promise<Result> {
  try {
    return await action;
  } catch (error) {
    if (error instanceof PartRefused) throw new BadRequest(error.message);
    throw error;
  }
}

async function pay(context: Context<HttpEnv>, needs: ConsoleNeeds) {
  const body = await readBody(context, payBody);
  const now = needs.settings.clock.now();
  const payment = { ...body, id: readId(context, 'withdrawal'), now };
  const changed = await refusing(payWithdrawal(await payoutNeeds(needs), payment));
  return answer(context, needs.database, changed);
}

async function decideLate(context: Context<HttpEnv>, needs: ConsoleNeeds) {
  const { database, settings } = needs;
  const { confirmMs } = await payoutNeeds(needs);
  const body = await readBody(context, lateBody);
  const decision = {
    ...body,
    id: readId(context, 'withdrawal'),
    confirmMs,
    now: settings.clock.now(),
  };
  const decided = await refusing(database.transaction((sql) => decideLatePayout(sql, decision)));
  return answer(context, database, decided !== null);
}

/** Transitions without a reason, by the end of their path. */
const moves = { take: takeWithdrawal, approve: approveWithdrawal };

/** Transitions with a reason for the member, by the end of their path. */
const endings = {
  reject: rejectWithdrawal,
  release: releaseWithdrawal,
  confirm: confirmWithdrawal,
};

function addTransitions(app: SectionRoutes, needs: ConsoleNeeds): void {
  const { database, settings } = needs;
  for (const [action, move] of Object.entries(moves)) {
    app.with({ audit: 'inside' }).post(`${path}/:id/${action}`, async (context) => {
      await readBody(context, emptyBody);
      const id = readId(context, 'withdrawal');
      const now = settings.clock.now();
      const moved = await database.transaction((sql) => move(sql, id, now));
      return answer(context, database, moved !== null);
    });
  }
  for (const [action, end] of Object.entries(endings)) {
    app.with({ audit: 'inside' }).post(`${path}/:id/${action}`, async (context) => {
      const { reason } = await readBody(context, reasonBody);
      const { confirmMs } = await payoutNeeds(needs);
      const id = readId(context, 'withdrawal');
      const how = { reason, confirmMs, now: settings.clock.now() };
      const moved = await refusing(database.transaction((sql) => end(sql, id, how)));
      return answer(context, database, moved !== null);
    });
  }
  app.with({ audit: 'inside' }).post(`${path}/:id/pay`, (context) => pay(context, needs));
  app.with({ audit: 'inside' }).post(`${path}/:id/late`, (context) => decideLate(context, needs));
}

function addBlocks(app: SectionRoutes, { database, settings }: ConsoleNeeds): void {
  const member = `${operatorRoot}/members/:username`;
  app.with({ audit: 'inside' }).post(`${member}/block-withdrawals`, async (context) => {
    const { reason } = await readBody(context, reasonBody);
    const memberId = await findMemberId(database.sql, context.req.param('username'));
    const block = { memberId, reason, actor: 'operator' } as const;
    await database.transaction((sql) => blockWithdrawals(sql, block, settings.clock.now()));
    return context.json({ done: true });
  });
  app.with({ audit: 'inside' }).post(`${member}/unblock-withdrawals`, async (context) => {
    await readBody(context, emptyBody);
    const memberId = await findMemberId(database.sql, context.req.param('username'));
    const done = await database.transaction((sql) =>
      unblockWithdrawals(sql, memberId, settings.clock.now()),
    );
    return context.json({ done });
  });
}

/** The list of withdrawals by their state, their transitions by the operator, and the blocks of members. */
export const withdrawalsSection: Section = {
  name: 'withdrawals',
  area: 'money',
  page: {
    title: 'Withdrawals',
    group: 'Money',
    async waiting({ database, vault }) {
      const counts = await countWithdrawals({ sql: database.sql, vault });
      return ['requested', 'taken', 'approved', 'failed', 'disputed', lateWithdrawals].reduce(
        (sum, name) => sum + (counts[name] ?? 0),
        0,
      );
    },
    async view({ database, vault, providers }, query, { isFile, mayChange }) {
      const store = { sql: database.sql, vault };
      const shown = stateOf(query['state']);
      const list = await listWithdrawals(store, shown);
      const filters = [stateFilter(states, shown, await countWithdrawals(store))];
      const isForPayer = mayChange('money') && !isFile;
      const rows = list.map((one) => withdrawalRow(one, [...providers.keys()], isForPayer));
      const empty = 'No withdrawal is in this state.';
      return [table({ file: 'withdrawals', filters, columns: withdrawalColumns, rows, empty })];
    },
  },
  addRoutes(app, needs) {
    const store = { sql: needs.database.sql, vault: needs.vault };
    app.get(path, async (context) => {
      const state = stateOf(context.req.query('state'));
      const isForPayer = changersOf('money').includes(context.get('operator').role);
      const list = await listWithdrawals(store, state);
      return context.json({
        list: list.map((one) => ({ ...one, account: accountFor(one, isForPayer) })),
        counts: await countWithdrawals(store),
        providers: [...needs.providers.keys()],
      });
    });
    addTransitions(app, needs);
    addBlocks(app, needs);
  },
};
