import { sql as raw } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { LoginMethod, LoginOutcome } from '#protocol/model/security/login-record.ts';
import { networkKey } from '../../http/network-key.ts';
import type { RequestContext } from '../../http/request-context.ts';

/** Login records are deleted after this time, in milliseconds. */
export const loginRecordLifeMs = 180 * 86_400_000;

const noMember = '00000000-0000-0000-0000-000000000000';

/** An attempt to sign in to an account. */
interface LoginAttempt {
  /** Null for an unknown account: nothing is written, but the same statement runs. */
  readonly memberId: string | null;
  readonly method: LoginMethod;
  readonly outcome: LoginOutcome;
}

/** Writes an attempt to the login record of the account. */
export async function recordLogin(
  { sql, ip, userAgent, now }: Pick<RequestContext, 'sql' | 'ip' | 'userAgent' | 'now'>,
  { memberId, method, outcome }: LoginAttempt,
): Promise<void> {
  await sql
    .insertInto('login_record')
    .columns(['id', 'member_id', 'at', 'method', 'outcome', 'network', 'user_agent'])
    .expression(
      sql
        .selectFrom('member')
        .select([
          raw<string>`${uuid()}::uuid`.as('id'),
          'member.id as member_id',
          raw<number>`${now}::int8`.as('at'),
          raw<LoginMethod>`${method}::text`.as('method'),
          raw<LoginOutcome>`${outcome}::text`.as('outcome'),
          raw<string>`${networkKey(ip)}::text`.as('network'),
          raw<string>`${userAgent}::text`.as('user_agent'),
        ])
        .where('member.id', '=', memberId ?? noMember),
    )
    .execute();
}
