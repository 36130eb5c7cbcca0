import { holdRegister } from '../exclusions/exclusions.ts';
import { Refusal } from '../http/refusal.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Sql } from '../store/database.ts';

/**
 * Runs a change that can name the person of the member in another way: a name, a birthday, a contact, an account for payouts. A
 * member whom the imported register lists after it is excluded in the same transaction. Refusal `registration_refused` then,
 * which does not say why: the change and the exclusion stay.
 */
export async function changePerson<Result>(
  { transaction, register, member }: Pick<RequestContext, 'transaction' | 'register' | 'member'>,
  change: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const { result, isExcluded } = await transaction(async (sql) => {
    await holdRegister(sql);
    const changed = await change(sql);
    return { result: changed, isExcluded: await register.exclude(sql, member.id) };
  });
  if (isExcluded) throw new Refusal(200, 'registration_refused');
  return result;
}
