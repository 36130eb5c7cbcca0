import * as calls from '#contract/calls/session.ts';
import { answer } from '../../http/request-context.ts';

export const getSealKey = answer(calls.getSealKey, (_, { seals }) => seals.publicKey);

export const signOut = answer(calls.signOut, async (_, { member, sessions }) => {
  await sessions.end(member);
  return undefined;
});
