import { v7 as uuid } from 'uuid';
import type { OfferedRule } from '#protocol/model/agents/agent-contract.ts';
import { toCentavos } from '#protocol/model/money.ts';
import { recordEvent } from '../../events/events.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';
import type {
  ContractKind,
  ContractPeriod,
  ContractRule,
} from '../../store/tables/agents/contract-tables.ts';
import { recordContractAudit } from '../audit/agent-audit.ts';
import { isInForce, ownRate } from '../contracts.ts';
import { offerContract } from '../offer-contract.ts';

/** An offer of an agent to a downline. */
interface DownlineOffer {
  readonly agentId: string;
  readonly downlineId: string;
  readonly kind: ContractKind;
  readonly period: ContractPeriod;
  readonly rules: readonly OfferedRule[];
  readonly carriesLoss: boolean;
}

const centavosOrNull = (pesos: number | null) => (pesos === null ? null : toCentavos(pesos));

/** A step of an offer, without the thresholds that its kind does not use. */
function ruleOf(kind: ContractKind, wire: OfferedRule): ContractRule {
  const isDividend = kind === 'dividend';
  return {
    validBet: isDividend ? centavosOrNull(wire.periodValidBet) : null,
    profitLoss: isDividend ? centavosOrNull(wire.periodProfitLoss) : null,
    activeMembers: wire.activeMembers,
    betAmount: isDividend ? null : centavosOrNull(wire.betAmount),
    rate: Math.round(wire.rate * 100),
  };
}

async function requireDownline(sql: Sql, { agentId, downlineId }: DownlineOffer): Promise<void> {
  const downline = await sql
    .selectFrom('member')
    .select('id')
    .where('id', '=', downlineId)
    .where('upline_id', '=', agentId)
    .where('type', '<>', 4)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!downline) throw new Refusal(200, 'not_found');
}

/** Takes back the open requests that a condition of the table names. Returns their number. */
async function withdraw(
  sql: Sql,
  where: { readonly fromId: string } & (
    | { readonly id: string }
    | { readonly toId: string; readonly kind: ContractKind }
  ),
  at: number,
): Promise<number> {
  const rows = await sql
    .updateTable('contract_request')
    .set({ answer: 'withdraw', answered_at: at })
    .where('from_id', '=', where.fromId)
    .where('answer', 'is', null)
    .$if('id' in where, (update) => update.where('id', '=', 'id' in where ? where.id : ''))
    .$if('kind' in where, (update) =>
      update
        .where('action', '=', 'new')
        .where('to_id', '=', 'kind' in where ? where.toId : '')
        .where('kind', '=', 'kind' in where ? where.kind : 'dividend'),
    )
    .returning(['id', 'to_id', 'kind'])
    .execute();
  for (const { id, to_id: otherId, kind } of rows) {
    const step = { byId: where.fromId, otherId, action: 'contractRequestWithdrawn' } as const;
    await recordContractAudit(sql, { ...step, facts: { kind, request: id } }, at);
  }
  return rows.length;
}

/**
 * Offers a contract to a direct downline, and takes back an offer of the same kind that waits. Returns the id of the request.
 * Refusals `not_found`, `contract_rate_too_high`. Call inside a transaction.
 */
export async function offerToDownline(sql: Sql, offer: DownlineOffer, at: number): Promise<string> {
  const { agentId, downlineId, kind, period, carriesLoss } = offer;
  await requireDownline(sql, offer);
  const rules = offer.rules.map((rule) => ruleOf(kind, rule));
  const own = (await ownRate(sql, agentId, kind, at)) ?? 0;
  if (rules.some(({ rate }) => rate > own)) {
    throw new Refusal(200, 'contract_rate_too_high', { value: { most: own / 100 } });
  }
  await withdraw(sql, { fromId: agentId, toId: downlineId, kind }, at);
  const id = await offerContract(
    sql,
    {
      kind,
      fromId: agentId,
      toId: downlineId,
      period,
      rules,
      carriesLoss: kind === 'dividend' && carriesLoss,
    },
    at,
  );
  const rate = Math.max(...rules.map((one) => one.rate)) / 100;
  const facts = { kind, period, rate, request: id };
  const step = { byId: agentId, otherId: downlineId, action: 'contractOffered', facts } as const;
  await recordContractAudit(sql, step, at);
  return id;
}

/** Locks a contract in force of a member. Refusals `not_found`, and `contract_request_gone` for one that ends already. */
async function takeContract(sql: Sql, memberId: string, id: string, at: number) {
  const contract = await sql
    .selectFrom('contract')
    .selectAll()
    .where('id', '=', id)
    .where((of) => of.or([of('upline_id', '=', memberId), of('downline_id', '=', memberId)]))
    .where(isInForce(at))
    .forUpdate()
    .executeTakeFirst();
  if (!contract) throw new Refusal(200, 'not_found');
  if (contract.ended_at !== null) throw new Refusal(200, 'contract_request_gone');
  return contract;
}

/**
 * Asks the other side of a contract to end it with its period. Returns the id of the request; when one waits already, its id, which is
 * not repeated. Refusals `not_found`, `contract_request_gone`. Call inside a transaction.
 */
export async function askForEnd(
  sql: Sql,
  memberId: string,
  contractId: string,
  at: number,
): Promise<string> {
  const contract = await takeContract(sql, memberId, contractId, at);
  const waiting = await sql
    .selectFrom('contract_request')
    .select('id')
    .where('contract_id', '=', contractId)
    .where('from_id', '=', memberId)
    .where('answer', 'is', null)
    .executeTakeFirst();
  if (waiting) return waiting.id;
  const { kind, period, rules, rate, carries_loss, upline_id, downline_id } = contract;
  const toId = downline_id === memberId ? upline_id : downline_id;
  const id = uuid();
  await sql
    .insertInto('contract_request')
    .values({
      id,
      kind,
      period,
      rules: JSON.stringify(rules),
      rate,
      carries_loss,
      action: 'termination',
      from_id: memberId,
      to_id: toId,
      contract_id: contractId,
      asked_at: at,
      answer: null,
      answered_at: null,
    })
    .execute();
  const cause = { table: 'contract_request', id } as const;
  if (toId !== null) await recordEvent(sql, { memberId: toId, kind: 'contractRequest', cause }, at);
  const step = { byId: memberId, otherId: toId, action: 'contractEndAsked' } as const;
  await recordContractAudit(sql, { ...step, facts: { kind, request: id } }, at);
  return id;
}

/** Takes back a request of a member that waits. Refusal `contract_request_gone`. Call inside a transaction. */
export async function withdrawRequest(
  sql: Sql,
  memberId: string,
  id: string,
  at: number,
): Promise<void> {
  const count = await withdraw(sql, { fromId: memberId, id }, at);
  if (count === 0) throw new Refusal(200, 'contract_request_gone');
}
