import { picklist, strictObject } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import {
  answerMerchantRequest,
  listContractPays,
  listDryRun,
  listMerchantRequests,
} from '../../../agents/agents.ts';
import { recordAudit } from '../../../audit/audit.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Database } from '../../../store/database.ts';
import type { ConsoleNeeds } from '../../console-needs.ts';
import { readBody } from '../../read-body.ts';
import type { Block } from '../../view.ts';
import type { Section } from '../section.ts';
import { action, centavos, member, percent, row, state, table, time } from '../../view-parts.ts';

const answerBody = strictObject({ answer: picklist(['accept', 'reject']) });

async function answerRequest(
  { transaction }: Database,
  id: string,
  answer: 'accept' | 'reject',
  now: number,
): Promise<string | null> {
  try {
    await transaction(async (sql) => {
      const memberId = await answerMerchantRequest(sql, id, answer, now);
      const change = { kind: 'contractAnswered', facts: { request: id, answer } } as const;
      await recordAudit(sql, { memberId, actor: 'operator', ...change, at: now });
    });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

async function dryRun({ database, settings }: ConsoleNeeds): Promise<Block> {
  const { agentContracts } = await settings.read();
  const wouldPay = await listDryRun(database.sql, settings.clock.now(), agentContracts);
  const rows = wouldPay.map((one) =>
    row(one.contract, [
      one.kind,
      time(one.from),
      time(one.to),
      member(one.upline, 'house'),
      member(one.downline),
      centavos(one.turnover),
      centavos(one.profit),
      one.active,
      centavos(one.lossBefore),
      percent(one.rate),
      centavos(one.amount),
    ]),
  );
  const figures = ['Turnover', 'Profit', 'Active', 'Loss before', 'Rate', 'Pays'];
  return table({
    title: 'If the periods ended now',
    text: 'The payment of each contract if its period ended now. Nothing is paid by looking at it.',
    columns: ['Kind', 'From', 'To', 'Payer', 'Receiver', ...figures],
    rows,
  });
}

async function payments({ database }: ConsoleNeeds): Promise<Block> {
  const rows = (await listContractPays(database.sql)).map((one) =>
    row(one.id, [
      one.kind,
      time(one.from),
      time(one.to),
      member(one.upline, 'house'),
      member(one.downline),
      percent(one.rate),
      centavos(one.amount),
      state(one.state),
      time(one.paidAt),
    ]),
  );
  return table({
    title: 'Last payments',
    text: 'Newest first. A payment that waits is made when the balance of the payer is high enough.',
    columns: ['Kind', 'From', 'To', 'Payer', 'Receiver', 'Rate', 'Amount', 'State', 'Paid'],
    rows,
  });
}

async function requests({ database }: ConsoleNeeds): Promise<Block> {
  const rows = (await listMerchantRequests(database.sql)).map((one) => {
    const answer = (label: string) =>
      action({
        label,
        path: `contract-requests/${one.id}`,
        body: { answer: label.toLowerCase() },
        done: 'Done.',
      });
    const cells = [time(one.askedAt), member(one.username), one.kind, percent(one.rate)];
    return row(one.id, cells, { actions: [answer('Accept'), answer('Reject')] });
  });
  return table({
    title: 'Requests to end contracts of the house',
    text: 'A contract ends with its period.',
    columns: ['Asked', 'Member', 'Kind', 'Rate'],
    rows,
    empty: 'Nobody asks for an end.',
  });
}

async function viewContracts(needs: ConsoleNeeds): Promise<readonly Block[]> {
  return [await requests(needs), await dryRun(needs), await payments(needs)];
}

/** A dry run of the contracts of agents, their last payments, and the requests to the house. */
export const contractsSection: Section = {
  name: 'contracts',
  area: 'house',
  page: {
    title: 'Contracts of agents',
    group: 'Agents',
    settings: [
      {
        path: 'agentContracts.carriesLoss',
        unit: 'flag',
        label:
          'Dividends that the house offers carry a loss over to the next period, also to a new contract',
      },
      {
        path: 'agentContracts.activeTurnover',
        unit: 'pesos',
        label: 'Least turnover of an active member, in pesos',
      },
      {
        path: 'agentContracts.activeDeposit',
        unit: 'pesos',
        label: 'Least deposits of an active member, in pesos',
      },
    ],
    waiting: async ({ database }) => (await listMerchantRequests(database.sql)).length,
    view: viewContracts,
  },
  addRoutes(app, { database, settings }) {
    const { sql } = database;
    app.get(`${operatorRoot}/contracts`, async (context) => {
      const { agentContracts } = await settings.read();
      const wouldPay = await listDryRun(sql, settings.clock.now(), agentContracts);
      const [payments, open] = [await listContractPays(sql), await listMerchantRequests(sql)];
      return context.json({ wouldPay, payments, open });
    });
    app.with({ audit: 'inside' }).post(`${operatorRoot}/contract-requests/:id`, async (context) => {
      const { answer } = await readBody(context, answerBody);
      const id = context.req.param('id');
      const error = await answerRequest(database, id, answer, settings.clock.now());
      return error === null ? context.json({ done: true }) : context.json({ error }, 409);
    });
  },
};
