import { check, maxLength, minLength, object, pipe, string } from 'valibot';
import { defineCall } from '../call.ts';
import { member } from '../model/member.ts';
import { textOrNull, emptyReply } from '../model/wire.ts';

export const getMember = defineCall({
  method: 'GET',
  path: '/wps/member/info',
  token: 'required',
  request: object({}),
  reply: member,
});

/** Address of the member's own picture; null for the default drawing. */
export const getMemberIcon = defineCall({
  method: 'GET',
  path: '/wps/member/info/icon',
  moduleId: 'PROFPIC3',
  token: 'required',
  request: object({}),
  reply: textOrNull(),
});

/** Sets the language of the gateway's texts for the member. */
export const setMemberLanguage = defineCall({
  method: 'PUT',
  path: '/wps/member/language',
  token: 'required',
  request: object({
    language: pipe(
      string(),
      minLength(2),
      maxLength(5),
      check((code) => code === code.toUpperCase()),
    ),
  }),
  reply: emptyReply(),
});
