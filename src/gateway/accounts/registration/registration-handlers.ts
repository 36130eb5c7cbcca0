import * as calls from '#contract/calls/registration.ts';
import { findAgent } from './inviters.ts';
import { hasModule } from '../../system/system.ts';
import { type Registration, registerWith } from './register.ts';
import { handle, type RequestContext } from '../../http/request-context.ts';
import { networkKey } from '../../http/network-key.ts';

const byUsername: Registration = { module: 'USERNAMEREG3', isMobile: false };
const byMobile: Registration = { module: 'MOBILENUMREG3', isMobile: true };

export const register = handle(calls.register, (request, context) =>
  registerWith(context, request, byUsername),
);

export const registerByMobile = handle(calls.registerByMobile, (request, context) =>
  registerWith(context, request, byMobile),
);

const lookups = { most: 60, withinMs: 10 * 60_000 };

async function checkCode(code: string, context: RequestContext): Promise<void> {
  await context.attempts.allow(`affiliate ${networkKey(context.ip)}`, lookups);
  if (hasModule(context, 'AFFMAN3')) await findAgent(context.sql, code);
}

export const checkAffiliate = handle(calls.checkAffiliate, async ({ code }, context) => {
  await checkCode(code, context);
  return undefined;
});
