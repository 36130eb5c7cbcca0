import { fallback, nullish, object, pipe, transform } from 'valibot';
import { defineCall } from '../../call.ts';
import { formText } from '../../model/identity-fields.ts';
import { loginMethods, loginOutcomes } from '../../model/security/login-record.ts';
import { wordOrOther } from '../../model/readers/maybe-word.ts';
import { time } from '../../model/readers/time.ts';
import { emptyReply, flag, identifier, list, text, textOrNull } from '../../model/wire.ts';
import { word } from '../../model/readers/word.ts';

/** Browser and system of a client, by their own names; empty when unknown. `place` is null when unknown. */
const client = { browser: text(60), system: text(60), place: textOrNull(120) };

/** The devices that the account is signed in on, or that stay signed in. Times in epoch milliseconds. */
export const getDevices = defineCall({
  method: 'GET',
  path: '/wps/member/devices',
  token: 'required',
  request: object({}),
  reply: list(
    pipe(
      object({
        id: identifier(),
        ...client,
        firstSeen: time(),
        lastSeen: time(),
        /** The device of this request. */
        current: flag(),
        /** The device signs in by its key at the next start. */
        stays: flag(),
      }),
      transform(({ firstSeen, lastSeen, ...device }) => ({
        ...device,
        firstSeenAt: firstSeen,
        lastSeenAt: lastSeen,
      })),
    ),
    100,
  ),
});

export const signOutDevice = defineCall({
  method: 'DELETE',
  path: '/wps/member/devices',
  token: 'required',
  request: object({ id: formText(60) }),
  reply: emptyReply(),
});

/** Signs out all devices except this one. */
export const signOutOtherDevices = defineCall({
  method: 'DELETE',
  path: '/wps/member/devices/others',
  token: 'required',
  request: object({}),
  reply: emptyReply(),
});

/** The last 50 logins, failed ones too, newest first. `at` in epoch milliseconds. */
export const getLoginRecords = defineCall({
  method: 'GET',
  path: '/wps/member/loginRecords',
  token: 'required',
  request: object({}),
  reply: list(
    object({
      id: identifier(),
      at: time(),
      method: fallback(nullish(word(loginMethods), 'password'), 'password'),
      outcome: wordOrOther(loginOutcomes),
      ...client,
    }),
    50,
  ),
});
