import * as calls from '#contract/calls/session.ts';
import { handle } from '../../http/request-context.ts';

export const getSealKey = handle(calls.getSealKey, (_, { seals }) => seals.publicKey);

export const signOut = handle(calls.signOut, async (_, { member, sessions }) => {
  await sessions.end(member);
  return undefined;
});
