import { Refusal } from '../../http/refusal.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { checkSecret } from '../attempts.ts';
import { checkPassword } from '../password/check-password.ts';

const limit = { max: 10, windowMs: 15 * 60_000 };

/** Checks the login password of the signed-in member. Refusals `password_incorrect` and `TOO_MANY_REQUEST`. */
export async function checkLoginPassword(context: RequestContext, typed: string): Promise<void> {
  const { sql, member, attempts, now } = context;
  const key = `old password ${member.id}`;
  await checkSecret(attempts, { key, limit }, async () => {
    const account = await sql
      .selectFrom('member')
      .select(['id', 'password_hash'])
      .where('id', '=', member.id)
      .executeTakeFirst();
    if ((await checkPassword(context, account, typed, now)) === null) {
      throw new Refusal(200, 'password_incorrect', { value: { field: 'loginPassword' } });
    }
  });
}
