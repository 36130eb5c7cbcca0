import { object } from 'valibot';
import { defineCall } from '../call.ts';
import { emptyReply } from '../model/wire.ts';

/** Ends the session of the token. */
export const signOut = defineCall({
  method: 'DELETE',
  path: '/wps/session/logout',
  token: 'required',
  request: object({}),
  reply: emptyReply(),
});
