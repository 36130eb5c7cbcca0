import {
  check,
  maxLength,
  minLength,
  nullish,
  object,
  pipe,
  string,
  transform,
  unknown,
} from 'valibot';
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

const request = pipe(
  nullish(unknown(), null),
  transform((value) => value !== null && value !== false),
);

/** Contract requests that wait for the member's answer, and which contracts are in force. */
export const getConsolidatedFunds = defineCall({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  token: 'required',
  request: object({}),
  reply: pipe(
    object({
      divtypereq: request,
      dailysalreqtype: request,
      contracthoursalreq: request,
      realtimesalreqtype: request,
      divtypeinfo: request,
      dailysalinfotype: request,
    }),
    transform((wire) => ({
      pending: {
        dividend: wire.divtypereq,
        dailySalary: wire.dailysalreqtype,
        hourlySalary: wire.contracthoursalreq,
        realTimeSalary: wire.realtimesalreqtype,
      },
      dividendInForce: wire.divtypeinfo,
      salaryInForce: wire.dailysalinfotype,
    })),
  ),
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
