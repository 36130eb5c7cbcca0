import { isUuid } from '#protocol/uuid.ts';
import { Refusal } from '../http/refusal.ts';
import type { RequestContext } from '../http/request-context.ts';
import { findWithdrawal, type Withdrawal } from './move-withdrawal.ts';

/** Finds a withdrawal of the member. Refusal `not_found`. */
export async function ownWithdrawal(
  { sql, member }: Pick<RequestContext, 'sql' | 'member'>,
  id: string,
): Promise<Withdrawal> {
  const found = isUuid(id) ? await findWithdrawal(sql, id) : undefined;
  if (found?.member_id !== member.id) throw new Refusal(404, 'not_found');
  return found;
}
