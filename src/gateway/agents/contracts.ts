import { v7 as uuid } from 'uuid';
import { type Selectable, sql as raw } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { ContractKind } from '../store/tables/agents/contract-tables.ts';
import type { ContractRequestTable } from '../store/tables/agents/contract-tables.ts';
import { downlinesOf, notifyOfEnd } from './ended-contracts.ts';
import { endOfPeriod, startOfUnit } from './settlement/contract-periods.ts';
import type { Sql } from '../store/database.ts';

type OpenRequest = Selectable<ContractRequestTable>;

/** Answer of a member to a contract request. */
interface ContractAnswer {
  readonly kind: ContractKind;
  readonly requestId: string;
  /** Null: the merchant. */
  readonly memberId: string | null;
  readonly answer: 'accept' | 'reject';
  /** The member has confirmed that contracts with downlines end. */
  readonly confirmed: boolean;
  readonly at: number;
}

/** A condition on contracts: in force, also those that end with their period. */
export function isInForce(at: number) {
  return raw<boolean>`(ended_at is null or ended_at > ${at}::int8)`;
}

/** The rate of the contract of a kind that a member receives, in basis points. Null without one in force. */
export async function ownRate(
  sql: Sql,
  memberId: string,
  kind: ContractKind,
  at: number,
): Promise<number | null> {
  const own = await sql
    .selectFrom('contract')
    .select('rate')
    .where('downline_id', '=', memberId)
    .where('kind', '=', kind)
    .where(isInForce(at))
    .orderBy('began_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return own?.rate ?? null;
}

/** Selects the contracts in force between a member and downlines that have a higher rate. */
export function higherRateDownlines(sql: Sql, memberId: string, kind: ContractKind, rate: number) {
  return sql
    .selectFrom('contract')
    .select('id')
    .where('upline_id', '=', memberId)
    .where('kind', '=', kind)
    .where('rate', '>', rate)
    .where('ended_at', 'is', null);
}

/** Ends contracts at once. What they have earned until then is settled. */
async function end(
  sql: Sql,
  ids: readonly string[],
  cause: 'replaced' | 'rateLowered',
  at: number,
): Promise<void> {
  if (ids.length === 0) return;
  await sql
    .updateTable('contract')
    .set({ ended_at: at, end_cause: cause, due_at: at })
    .where('id', 'in', ids)
    .execute();
}

/** Ends a contract with the period that is under way. */
async function endWithPeriod(sql: Sql, id: string, at: number): Promise<void> {
  const contract = await sql
    .selectFrom('contract')
    .select(['kind', 'period'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!contract) return;
  await sql
    .updateTable('contract')
    .set({ ended_at: endOfPeriod(contract, at), end_cause: 'terminated', due_at: at })
    .where('id', '=', id)
    .execute();
}

/** Ends the contracts with downlines that have a higher rate. Refusal `contract_ends_downlines` without confirmation. */
async function endDownlines(
  sql: Sql,
  request: OpenRequest,
  response: ContractAnswer,
): Promise<void> {
  const { kind, memberId, confirmed, at } = response;
  if (memberId === null) return;
  const rows = await higherRateDownlines(sql, memberId, kind, request.rate).forUpdate().execute();
  const ids = rows.map(({ id }) => id);
  if (rows.length > 0 && !confirmed) {
    const value = { count: rows.length, downlines: await downlinesOf(sql, ids) };
    throw new Refusal(200, 'contract_ends_downlines', { value });
  }
  await end(sql, ids, 'rateLowered', at);
  await notifyOfEnd(sql, ids, at);
}

/** Locks the last contract of a kind that a member has received: the one in force, or one that has ended. */
function contractBefore(sql: Sql, downlineId: string, kind: ContractKind) {
  return sql
    .selectFrom('contract')
    .select(['id', 'due_at', 'loss'])
    .where('downline_id', '=', downlineId)
    .where('kind', '=', kind)
    .orderBy('began_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Ends the contract of the same kind in force and begins a new one. */
async function begin(sql: Sql, request: OpenRequest, at: number): Promise<void> {
  const { kind, from_id, to_id, period, rules, rate, carries_loss } = request;
  if (to_id === null) throw new RangeError('The merchant receives no contract');
  const before = await contractBefore(sql, to_id, kind);
  const inForce = await sql
    .selectFrom('contract')
    .select('id')
    .where('kind', '=', kind)
    .where('downline_id', '=', to_id)
    .where(isInForce(at))
    .forUpdate()
    .execute();
  await end(
    sql,
    inForce.map(({ id }) => id),
    'replaced',
    at,
  );
  await sql
    .insertInto('contract')
    .values({
      id: uuid(),
      kind,
      upline_id: from_id,
      downline_id: to_id,
      period,
      rules: JSON.stringify(rules),
      rate,
      carries_loss,
      succeeds: before?.id ?? null,
      loss: carries_loss && before?.due_at === null && inForce.length === 0 ? before.loss : 0,
      began_at: at,
      ended_at: null,
      settled_to: startOfUnit(kind, at),
    })
    .execute();
}

/** Refuses an offer whose rate is above the upline's own by now. An upline without a rate may offer none. */
async function checkOffer(sql: Sql, { from_id, kind, rate }: OpenRequest, at: number) {
  if (from_id === null) return;
  const own = (await ownRate(sql, from_id, kind, at)) ?? 0;
  if (rate > own) throw new Refusal(200, 'contract_request_gone');
}

async function fulfil(sql: Sql, request: OpenRequest, response: ContractAnswer): Promise<void> {
  if (request.contract_id !== null) return endWithPeriod(sql, request.contract_id, response.at);
  await checkOffer(sql, request, response.at);
  await endDownlines(sql, request, response);
  await begin(sql, request, response.at);
}

/** Locks the members of both sides until the end of the transaction, so that concurrent answers run one after the other. */
async function lockSides(sql: Sql, { from_id, to_id }: OpenRequest): Promise<void> {
  const ids = [from_id, to_id].filter((id) => id !== null);
  await sql
    .selectFrom('member')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

function findRequest(sql: Sql, { requestId, kind, memberId }: ContractAnswer) {
  return sql
    .selectFrom('contract_request')
    .selectAll()
    .where('id', '=', requestId)
    .where('kind', '=', kind)
    .where('to_id', memberId === null ? 'is' : '=', memberId)
    .executeTakeFirst();
}

/** Answers a request once, and returns false when the same answer was given before. Refusal `contract_request_gone` for another answer or an unknown request. Call inside a transaction. */
export async function answerContractRequest(sql: Sql, response: ContractAnswer): Promise<boolean> {
  const { requestId, answer, at } = response;
  const found = await findRequest(sql, response);
  if (found) await lockSides(sql, found);
  const request = found && (await findRequest(sql, response));
  if (request?.answer === answer) return false;
  if (!request || request.answer !== null) throw new Refusal(200, 'contract_request_gone');
  if (answer === 'accept') await fulfil(sql, request, response);
  await sql
    .updateTable('contract_request')
    .set({ answer, answered_at: at })
    .where('id', '=', requestId)
    .execute();
  return true;
}
