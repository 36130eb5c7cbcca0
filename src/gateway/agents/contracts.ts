import { v7 as uuid } from 'uuid';
import type { Selectable } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { ContractKind } from './contract-kinds.ts';
import type { ContractRequestTable } from './contract-tables.ts';
import type { Sql } from '../store/database.ts';

type OpenRequest = Selectable<ContractRequestTable>;

/** Answer of a member to a contract request. */
export interface ContractAnswer {
  readonly kind: ContractKind;
  readonly requestId: string;
  readonly memberId: string;
  readonly answer: 'accept' | 'reject';
  /** The member has confirmed that contracts with downlines end. */
  readonly confirmed: boolean;
  readonly at: number;
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

async function end(sql: Sql, ids: readonly string[], at: number): Promise<void> {
  if (ids.length === 0) return;
  await sql
    .updateTable('contract')
    .set({ ended_at: at })
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends the contracts with downlines that have a higher rate. Refusal `contract_ends_downlines` without confirmation. */
async function endDownlines(
  sql: Sql,
  request: OpenRequest,
  response: ContractAnswer,
): Promise<void> {
  const { kind, memberId, confirmed, at } = response;
  const rows = await higherRateDownlines(sql, memberId, kind, request.rate).execute();
  if (rows.length > 0 && !confirmed) {
    throw new Refusal(200, 'contract_ends_downlines', { value: { count: rows.length } });
  }
  await end(
    sql,
    rows.map(({ id }) => id),
    at,
  );
}

/** Ends the contract of the same kind in force and begins a new one. */
async function begin(sql: Sql, request: OpenRequest, at: number): Promise<void> {
  const { kind, from_id, to_id, period, rules, rate } = request;
  await sql
    .updateTable('contract')
    .set({ ended_at: at })
    .where('kind', '=', kind)
    .where('downline_id', '=', to_id)
    .where('ended_at', 'is', null)
    .execute();
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
      began_at: at,
      ended_at: null,
    })
    .execute();
}

async function fulfil(sql: Sql, request: OpenRequest, response: ContractAnswer): Promise<void> {
  if (request.contract_id !== null) return end(sql, [request.contract_id], response.at);
  await endDownlines(sql, request, response);
  await begin(sql, request, response.at);
}

/** Locks a member until the end of the transaction, so that concurrent answers run one after the other. */
async function lockMember(sql: Sql, memberId: string): Promise<void> {
  await sql.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
}

/** Answers a request once. The same answer again changes nothing. Refusal `contract_request_gone` for another answer or an unknown request. Call inside a transaction. */
export async function answerContractRequest(sql: Sql, response: ContractAnswer): Promise<void> {
  const { kind, requestId, memberId, answer, at } = response;
  await lockMember(sql, memberId);
  const request = await sql
    .selectFrom('contract_request')
    .selectAll()
    .where('id', '=', requestId)
    .where('kind', '=', kind)
    .where('to_id', '=', memberId)
    .executeTakeFirst();
  if (request?.answer === answer) return;
  if (!request || request.answer !== null) throw new Refusal(200, 'contract_request_gone');
  if (answer === 'accept') await fulfil(sql, request, response);
  await sql
    .updateTable('contract_request')
    .set({ answer, answered_at: at })
    .where('id', '=', requestId)
    .execute();
}
