import * as calls from '#protocol/calls/registration.ts';
import { signInFreePlay as signInFreePlayCall } from '#protocol/calls/sign-in.ts';
import { beginSession, checkAddress } from '../accounts/accounts.ts';
import { addTrialAccount } from './trial-account.ts';
import { findAgent } from './inviters.ts';
import { type RegistrationMethod, registerWith } from './register.ts';
import { handle, type RequestContext } from '../http/request-context.ts';
import { requireSiteDomain } from '../system/system.ts';

const byUsername: RegistrationMethod = { module: 'USERNAMEREG3', isMobile: false };
const byMobile: RegistrationMethod = { module: 'MOBILENUMREG3', isMobile: true };

export const register = handle(calls.register, (request, context) =>
  registerWith(context, request, byUsername),
);

export const registerByMobile = handle(calls.registerByMobile, (request, context) =>
  registerWith(context, request, byMobile),
);

const lookupLimit = { max: 60, windowMs: 10 * 60_000 };

async function checkCode(code: string, context: RequestContext): Promise<void> {
  await context.attempts.consumeFrom('affiliate', context.ip, lookupLimit);
  await findAgent(context.sql, code);
}

export const checkAffiliate = handle(calls.checkAffiliate, async ({ code, domain }, context) => {
  requireSiteDomain(context.settings, domain);
  await checkCode(code, context);
  return undefined;
});

const freePlayLimit = { max: 10, windowMs: 3_600_000 };

export const signInFreePlay = handle(signInFreePlayCall, async (_, context) => {
  checkAddress(context);
  await context.attempts.consumeFrom('free play', context.ip, freePlayLimit);
  const member = await addTrialAccount(context);
  return beginSession(context, member, { matched: null, method: null });
});
