import * as calls from '#contract/calls/registration.ts';
import { findAgent } from './inviters.ts';
import { hasModule } from '../verification/gates.ts';
import { type Registration, registerWith } from './register.ts';
import { answer, type Visit } from '../../http/request-context.ts';
import { visitorKey } from '../../http/visitor-key.ts';

const byUsername: Registration = { module: 'USERNAMEREG3', isMobile: false };
const byMobile: Registration = { module: 'MOBILENUMREG3', isMobile: true };

export const register = answer(calls.register, (request, visit) =>
  registerWith(visit, request, byUsername),
);

export const registerByMobile = answer(calls.registerByMobile, (request, visit) =>
  registerWith(visit, request, byMobile),
);

const lookups = { most: 60, withinMs: 10 * 60_000 };

async function checkCode(code: string, visit: Visit): Promise<void> {
  await visit.attempts.allow(`affiliate ${visitorKey(visit.ip)}`, lookups);
  if (hasModule(visit, 'AFFMAN3')) await findAgent(visit.sql, code);
}

export const checkAffiliate = answer(calls.checkAffiliate, async ({ code }, visit) => {
  await checkCode(code, visit);
  return undefined;
});
