import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';
import { answerContractRequest } from '../contracts.ts';

const openRequests = (sql: Sql) =>
  sql
    .selectFrom('contract_request as request')
    .where('request.to_id', 'is', null)
    .where('request.answer', 'is', null);

/** The requests to the merchant that wait for the operator, oldest first. */
export function listMerchantRequests(sql: Sql) {
  return openRequests(sql)
    .innerJoin('member', 'member.id', 'request.from_id')
    .select(['request.id', 'member.username', 'request.kind', 'request.rate'])
    .select('request.asked_at as askedAt')
    .orderBy('request.asked_at')
    .limit(100)
    .execute();
}

/** Answers a request to the merchant, and returns the id of the member who has sent it. Refusal `contract_request_gone`. Call inside a transaction. */
export async function answerMerchantRequest(
  sql: Sql,
  id: string,
  answer: 'accept' | 'reject',
  at: number,
): Promise<string | null> {
  const request = await openRequests(sql)
    .select(['request.kind', 'request.from_id as fromId'])
    .where('request.id', '=', id)
    .executeTakeFirst();
  if (!request) throw new Refusal(200, 'contract_request_gone');
  const { kind, fromId } = request;
  const confirmed = { confirmed: true, at };
  await answerContractRequest(sql, { kind, requestId: id, memberId: null, answer, ...confirmed });
  return fromId;
}
