import { object } from 'valibot';
import { defineCall } from '../call.ts';
import { emptyReply } from '../model/wire.ts';
import { sealKey } from '../seal.ts';

/** Public key that request bodies are encrypted with. */
export const getSealKey = defineCall({
  method: 'GET',
  path: '/wps/session/key',
  moduleId: null,
  raw: true,
  request: object({}),
  reply: sealKey,
});

/** Ends the session of the token. */
export const signOut = defineCall({
  method: 'DELETE',
  path: '/wps/session/logout',
  token: 'required',
  request: object({}),
  reply: emptyReply(),
});
