import { object } from 'valibot';
import { defineCall } from '../call.ts';
import { nothing } from '../model/wire.ts';
import { sealKey } from '../seal.ts';

/** The public key that sealed bodies are sealed with. */
export const getSealKey = defineCall({
  method: 'GET',
  path: '/wps/session/key',
  moduleId: null,
  raw: true,
  request: object({}),
  reply: sealKey,
});

export const signOut = defineCall({
  method: 'DELETE',
  path: '/wps/session/logout',
  token: 'required',
  request: object({}),
  reply: nothing(),
});
