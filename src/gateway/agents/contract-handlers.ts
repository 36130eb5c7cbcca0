import { sql as raw } from 'kysely';
import type { RequestOf } from '#protocol/call.ts';
import * as calls from '#protocol/calls/contracts.ts';
import { toPesos } from '#protocol/model/money.ts';
import { recordOwnAudit } from '../audit/audit.ts';
import { answerContractRequest, higherRateDownlines, isInForce } from './contracts.ts';
import type { ContractKind, ContractRule } from '../store/tables/agents/contract-tables.ts';
import type { Sql } from '../store/database.ts';
import { handle, type RequestContext } from '../http/request-context.ts';
import { shownName } from '../mask-mobile.ts';

function openRequests(sql: Sql, memberId: string) {
  return sql
    .selectFrom('contract_request as request')
    .leftJoin('member as requester', 'requester.id', 'request.from_id')
    .leftJoin('member as self', 'self.id', 'request.to_id')
    .select(['request.id', 'request.kind', 'action', 'period', 'rules', 'rate', 'asked_at'])
    .select(['requester.nickname', 'from_id', 'self.upline_id'])
    .where('to_id', '=', memberId)
    .where('answer', 'is', null)
    .orderBy('asked_at')
    .limit(100)
    .execute();
}

type Row = Awaited<ReturnType<typeof openRequests>>[number];

const pesosOrNull = (centavos: number | null) => (centavos === null ? null : toPesos(centavos));

function rule({ validBet, profitLoss, activeMembers, betAmount, rate }: ContractRule) {
  return {
    periodValidBet: pesosOrNull(validBet),
    periodProfitLoss: pesosOrNull(profitLoss),
    activeMembers,
    betAmount: pesosOrNull(betAmount),
    rate: rate / 100,
  };
}

function requesterType({ from_id, upline_id }: Row) {
  if (from_id === null) return 'MERCHANT' as const;
  return from_id === upline_id ? ('UPLINE' as const) : ('DOWNLINE' as const);
}

/** Number of downline contracts that accepting the request would end. */
async function countEnded(
  { sql, member }: RequestContext,
  { action, kind, rate }: Row,
): Promise<number> {
  if (action === 'termination') return 0;
  return (await higherRateDownlines(sql, member.id, kind, rate).execute()).length;
}

async function request(context: RequestContext, row: Row) {
  return {
    id: row.id,
    requestType: row.action === 'new' ? ('NEW' as const) : ('TERMINATION' as const),
    requesterType: requesterType(row),
    requester: row.nickname === null ? null : shownName(row.nickname),
    periodType: row.period,
    rules: row.rules.map(rule),
    higherRateDownlines: await countEnded(context, row),
    requestDate: row.asked_at,
  };
}

async function kindsInForce({ sql, member, now }: RequestContext): Promise<Set<ContractKind>> {
  const rows = await sql
    .selectFrom('contract')
    .select('kind')
    .where('downline_id', '=', member.id)
    .where(isInForce(now))
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

/** Returns true for a member who receives a contract or has received one, and for one with a request, open or answered. */
async function hasHistory({ sql, member }: RequestContext): Promise<boolean> {
  const { rows } = await raw<{ any: boolean }>`
    select exists (select from contract where downline_id = ${member.id})
      or exists (select from contract_request where to_id = ${member.id})
      or exists (select from contract_request where from_id = ${member.id}) as any
  `.execute(sql);
  return rows[0]?.any ?? false;
}

export const getContracts = handle(calls.getContracts, async (_, context) => {
  const rows = await openRequests(context.sql, context.member.id);
  const ofKind = (kind: ContractKind) =>
    Promise.all(rows.filter((row) => row.kind === kind).map((row) => request(context, row)));
  const inForce = await kindsInForce(context);
  return {
    divtypereq: await ofKind('dividend'),
    dailysalreqtype: await ofKind('dailySalary'),
    contracthoursalreq: await ofKind('hourlySalary'),
    realtimesalreqtype: await ofKind('realTimeSalary'),
    divtypeinfo: inForce.has('dividend') || null,
    dailysalinfotype: inForce.has('dailySalary') || null,
    contracthoursalinfo: inForce.has('hourlySalary') || null,
    contracthistory: await hasHistory(context),
  };
});

/** Handler of the answers to requests of one kind. */
const process =
  (kind: ContractKind) =>
  (
    { id, answer, confirmed }: RequestOf<typeof calls.processDividend>,
    { transaction, member, now }: RequestContext,
  ): Promise<undefined> =>
    transaction(async (sql) => {
      const isNew = await answerContractRequest(sql, {
        kind,
        requestId: id,
        memberId: member.id,
        answer,
        confirmed: confirmed === 'Y',
        at: now,
      });
      const facts = { kind, request: id, answer };
      if (isNew) await recordOwnAudit(sql, { member, now }, 'contractAnswered', facts);
      return undefined;
    });

export const processDividend = handle(calls.processDividend, process('dividend'));
export const processDailySalary = handle(calls.processDailySalary, process('dailySalary'));
export const processHourlySalary = handle(calls.processHourlySalary, process('hourlySalary'));
export const processRealTimeSalary = handle(calls.processRealTimeSalary, process('realTimeSalary'));
