import {
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  trim,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { formText } from '../../model/identity-fields.ts';
import {
  begunExclusion,
  exclusionKinds,
  exclusionState,
  longestReason,
} from '../../model/protection/exclusion.ts';
import { time } from '../../model/readers/time.ts';

const path = '/wps/member/exclusion';
const returnPath = '/wps/session/login/return';

/** A length: hours of a time-out, months of a self-exclusion. Null is for good, and the only length of a closing. */
const newExclusion = {
  kind: picklist(exclusionKinds),
  length: nullable(pipe(number(), integer(), minValue(1), maxValue(10_000))),
};

/** The sign-in of a member who may have no session. */
const credentials = {
  username: pipe(string(), trim(), minLength(1), maxLength(60)),
  password: pipe(string(), trim(), minLength(1), maxLength(200)),
  /** Empty when no captcha is required. */
  captcha: pipe(string(), maxLength(20)),
};

/** The exclusion of the member, and what can be chosen. Error: `need_true_account`. */
export const getExclusion = defineCall({
  method: 'GET',
  path,
  token: 'required',
  request: object({}),
  reply: exclusionState,
});

/**
 * Excludes the member at once: all sessions end, and open bets are cancelled where the market says so. One that holds already is
 * made longer, never shorter, so a repeated call changes nothing. Errors: `need_true_account`, `password_incorrect`,
 * `TOO_MANY_REQUEST`, and `request_invalid` for a length that the market does not offer.
 */
export const beginExclusion = defineCall({
  method: 'POST',
  path,
  token: 'required',
  sealed: true,
  wireNames: { kind: 'exclusionType', length: 'exclusionLength' },
  request: object({
    ...newExclusion,
    loginPassword: formText(200),
    reason: optional(pipe(string(), trim(), maxLength(longestReason))),
  }),
  reply: begunExclusion,
});

/**
 * Makes the exclusion of a member longer who cannot sign in because of it. Errors as of `signIn` by password, `request_invalid`,
 * and `changed_elsewhere` for an account without an exclusion.
 */
export const lengthenExclusion = defineCall({
  method: 'PUT',
  path: returnPath,
  token: 'never',
  sealed: true,
  wireNames: { kind: 'exclusionType', length: 'exclusionLength' },
  request: object({ ...credentials, ...newExclusion }),
  reply: begunExclusion,
});

/**
 * Asks to come back after a self-exclusion has ended. Returns the time from which the sign-in works again; a repeated call returns
 * the same. Errors as of `signIn` by password, and `changed_elsewhere` when there is nothing to come back from.
 */
export const askToReturn = defineCall({
  method: 'POST',
  path: returnPath,
  token: 'never',
  sealed: true,
  request: object(credentials),
  reply: pipe(
    object({ signInFromDate: time() }),
    transform((wire) => ({ signInFrom: wire.signInFromDate })),
  ),
});
