import * as calls from '#protocol/calls/session.ts';
import * as seal from '#protocol/seal.ts';
import { removeKeyOfSession } from '../device-key/remove-device-key.ts';
import { handle } from '../../http/request-context.ts';

export const getSealKey = handle(seal.getSealKey, (_, { seals }) => seals.publicKey);

/** Also ends staying signed in on the device. */
export const signOut = handle(calls.signOut, async (_, context) => {
  const { member, sessions, now } = context;
  await removeKeyOfSession(context, member, now);
  await sessions.end(member);
  return undefined;
});
