import {
  boolean,
  maxLength,
  minLength,
  nullish,
  optional,
  partial,
  picklist,
  pipe,
  strictObject,
  string,
} from 'valibot';
import { toPesos } from '#protocol/model/money.ts';
import { operatorRoot } from '#protocol/paths.ts';
import {
  creditReviewed,
  type DepositInReview,
  listReviews,
  refuseReviewed,
  returnReviewed,
  setChannelEnabled,
} from '../../deposits/deposits.ts';
import { providerFaults } from '../../providers/providers.ts';
import { settleOwed } from '../../payments/payments.ts';
import { listOwedBets } from '../../reversals/reversals.ts';
import { findMemberId } from '../add-rows.ts';
import { operatorAmount } from '../amounts.ts';
import type { ConsoleNeeds } from '../console-needs.ts';
import { readBody } from '../read-body.ts';
import { action, buttons } from '../view-parts.ts';
import { channelTable, checkTable, faultTable, reviewTable } from './payments-view.ts';
import { owedBetsTable } from './lookup/void-results.ts';
import type { Section } from './section.ts';

const word = pipe(string(), minLength(1), maxLength(200));
const reason = optional(pipe(string(), maxLength(500)), '');
const creditBody = strictObject({
  /** Pesos that arrived by a bank transfer. */
  amount: nullish(operatorAmount(), null),
  /** The member of unknown money. */
  username: nullish(word, null),
  reason,
});
const decisionBody = strictObject({ reason });
const settleBody = strictObject({ from: picklist(['balance', 'house']), reason: word });
const faultsBody = strictObject({ provider: word, faults: partial(providerFaults) });
const channelBody = strictObject({ code: word, enabled: boolean() });

function showReview({ deposit, username, usedProofs }: DepositInReview) {
  const { received, owed } = deposit;
  return {
    id: deposit.id,
    username,
    provider: deposit.provider,
    channel: deposit.channel,
    state: deposit.state,
    reason: deposit.reason,
    amount: toPesos(deposit.amount),
    received: received === null ? null : toPesos(received),
    owed: toPesos(owed),
    reference: deposit.reference,
    bankReference: deposit.bank_reference,
    pictures: deposit.pictures,
    usedProofs,
    refundDue: deposit.refund_due,
    changedAt: deposit.changed_at,
  };
}

function listChannels({ database }: ConsoleNeeds) {
  return database.sql
    .selectFrom('deposit_channel')
    .select(['code', 'name', 'enabled'])
    .orderBy('sort')
    .execute();
}

/** The last comparison of each provider with our books. Amounts in pesos. */
async function listChecks({ database, providers }: ConsoleNeeds) {
  const rows = await database.sql.selectFrom('provider_check').selectAll().execute();
  const checks = rows.filter(({ provider }) => providers.has(provider));
  return checks.map(({ statement, clearing, waiting, ...check }) => ({
    ...check,
    statement: toPesos(statement),
    clearing: toPesos(clearing),
    waiting: toPesos(waiting),
    difference: toPesos(statement - clearing - waiting),
  }));
}

/** The faults of the providers for trials. A provider that does not answer has null. */
async function listFaults({ providers }: ConsoleNeeds) {
  const own = [...providers.values()].filter(({ faults }) => faults !== undefined);
  return Promise.all(
    own.map(async ({ code, faults }) => ({
      provider: code,
      faults: (await faults?.read().catch(() => null)) ?? null,
    })),
  );
}

/** Payments: deposits that wait for the operator, the statements of the providers, and their faults for trials. */
export const paymentsSection: Section = {
  name: 'payments',
  area: 'money',
  page: {
    title: 'Payments',
    group: 'Money',
    waiting: async ({ database: { sql } }) =>
      (await listReviews(sql)).length + (await listOwedBets(sql)).length,
    async view(needs) {
      const compare = { label: 'Compare now', path: 'payments/compare', done: 'Compared.' };
      return [
        reviewTable(await listReviews(needs.database.sql)),
        owedBetsTable(await listOwedBets(needs.database.sql)),
        checkTable(await listChecks(needs)),
        buttons('', [action(compare)]),
        channelTable(await listChannels(needs)),
        faultTable(await listFaults(needs)),
      ];
    },
  },
  addRoutes(app, needs) {
    const { database, settings, payments, providers } = needs;
    const path = `${operatorRoot}/payments`;
    const now = () => settings.clock.now();
    app.get(path, async (context) => {
      const reviews = (await listReviews(database.sql)).map(showReview);
      return context.json({
        reviews,
        channels: await listChannels(needs),
        checks: await listChecks(needs),
        faults: await listFaults(needs),
      });
    });
    app.with({ audit: 'never' }).post(`${path}/compare`, async (context) => {
      await payments.compare();
      return context.json(await listChecks(needs));
    });
    app.patch(`${path}/channels`, async (context) => {
      const { code, enabled } = await readBody(context, channelBody);
      if (await setChannelEnabled(database.sql, code, enabled))
        return context.json({ code, enabled });
      return context.json({ error: 'not found' }, 404);
    });
    app.with({ area: 'owner' }).patch(`${path}/faults`, async (context) => {
      const { provider, faults } = await readBody(context, faultsBody);
      const switches = providers.get(provider)?.faults;
      if (!switches) return context.json({ error: 'not found' }, 404);
      return context.json(await switches.change(faults));
    });
    app.with({ audit: 'inside' }).post(`${path}/:id/credit`, async (context) => {
      const { amount: received, username, reason: note } = await readBody(context, creditBody);
      const memberId = username === null ? null : await findMemberId(database.sql, username);
      const credit = { id: context.req.param('id'), memberId, received, reason: note };
      const { state } = await creditReviewed(database, credit, now());
      return context.json({ state });
    });
    app.with({ audit: 'inside' }).post(`${path}/:id/return`, async (context) => {
      const decision = await readBody(context, decisionBody);
      const id = context.req.param('id');
      const { state } = await returnReviewed(database, { id, ...decision }, now());
      return context.json({ state });
    });
    app.with({ audit: 'inside' }).post(`${path}/:id/settle`, async (context) => {
      const settlement = await readBody(context, settleBody);
      const id = context.req.param('id');
      const { owed } = await settleOwed(database, { id, ...settlement }, now());
      return context.json({ owed: toPesos(owed) });
    });
    app.with({ audit: 'inside' }).post(`${path}/:id/refuse`, async (context) => {
      await readBody(context, decisionBody);
      const id = context.req.param('id');
      const { state } = await refuseReviewed(database, { id }, now());
      return context.json({ state });
    });
  },
};
