import { check, maxLength, minLength, object, pipe, string } from 'valibot';
import { defineCall } from '../call.ts';
import { member } from '../model/member.ts';
import { maybeText, nothing } from '../model/wire.ts';

export const getMember = defineCall({
  method: 'GET',
  path: '/wps/member/info',
  token: 'required',
  request: object({}),
  reply: member,
});

/** The address of the member's picture, or null for the drawn one. */
export const getMemberIcon = defineCall({
  method: 'GET',
  path: '/wps/member/info/icon',
  moduleId: 'PROFPIC3',
  token: 'required',
  request: object({}),
  reply: maybeText(),
});

/** Tells the gateway which language to word its answers in. */
export const setMemberLanguage = defineCall({
  method: 'PUT',
  path: '/wps/member/language',
  token: 'required',
  request: object({
    language: pipe(
      string(),
      minLength(2),
      maxLength(5),
      check((code) => code === code.toUpperCase(), 'an upper-case language code'),
    ),
  }),
  reply: nothing(),
});
