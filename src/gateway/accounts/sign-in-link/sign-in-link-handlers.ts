import * as calls from '#protocol/calls/security/sign-in-link.ts';
import { Refusal } from '../../http/refusal.ts';
import { handle, type RequestContext } from '../../http/request-context.ts';
import { beginSession, checkExclusion } from '../sign-in/begin-session.ts';
import { checkAddress } from '../verification/request-checks.ts';
import { accountOfLink, takeSignInLink } from './sign-in-links.ts';

const perNetwork = { max: 60, windowMs: 15 * 60_000 };

/** Refusals `ip_blocked` and `TOO_MANY_REQUEST`. */
async function checkCaller(context: RequestContext): Promise<void> {
  checkAddress(context);
  await context.attempts.consumeFrom('sign-in link', context.ip, perNetwork);
}

export const getSignInLink = handle(calls.getSignInLink, async ({ token }, context) => {
  await checkCaller(context);
  const account = await accountOfLink(context.sql, token, context.now);
  if (account === null) throw new Refusal(200, 'sign_in_link_over');
  return { account };
});

export const signInByLink = handle(calls.signInByLink, async ({ token }, context) => {
  await checkCaller(context);
  const { sql, now } = context;
  const memberId = await takeSignInLink(sql, token, now);
  if (memberId === null) throw new Refusal(200, 'sign_in_link_over');
  const members = sql.selectFrom('member').selectAll().where('id', '=', memberId);
  const member = await members.executeTakeFirstOrThrow();
  await checkExclusion(context, member, 'link');
  return beginSession(context, member, { matched: null, method: 'link' });
});
