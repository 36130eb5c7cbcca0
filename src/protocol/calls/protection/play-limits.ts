import { nullable, object, picklist } from 'valibot';
import { defineCall } from '../../call.ts';
import { pesoAmount } from '../../model/money.ts';
import { playLimitFrames, playLimitKinds, playLimits } from '../../model/protection/play-limit.ts';

const path = '/wps/member/playLimits';
const shared = {
  path,
  token: 'required',
  wireNames: { kind: 'limitType', frame: 'limitPeriod', amount: 'limitAmount' },
  reply: playLimits,
} as const;

const place = { kind: picklist(playLimitKinds), frame: picklist(playLimitFrames) };

/** An amount in pesos, or in whole minutes for `time`; null removes the limit. */
const newLimit = object({ ...place, amount: nullable(pesoAmount()) });

/** The limits of the member, with what is used of them now and the changes that wait. Error: `need_true_account`. */
export const getPlayLimits = defineCall({ ...shared, method: 'GET', request: object({}) });

/**
 * Sets a limit. A first or lower one holds at once, and ends a change that waits. A higher one, or a removal, waits, and then
 * for `confirmPlayLimit`. Errors: `need_true_account`, `amount_out_of_limits` (value: `{ least, most }` in pesos) above the
 * maximum of the operator, and `request_invalid` for a limit that the market does not have, and a part of a minute.
 */
export const setPlayLimit = defineCall({ ...shared, method: 'PUT', request: newLimit });

/**
 * Makes the change that has waited. `amount` is the amount of the change; a limit that has it already stays as it is. Errors:
 * `need_true_account`, and `changed_elsewhere` when there is no such change, before its time and after it.
 */
export const confirmPlayLimit = defineCall({
  ...shared,
  method: 'POST',
  path: `${path}/confirm`,
  request: newLimit,
});

/** Ends a change that waits, if there is one: the limit stays as it is. Error: `need_true_account`. */
export const withdrawPlayLimit = defineCall({
  ...shared,
  method: 'DELETE',
  request: object(place),
});

/**
 * Keeps that the member has chosen to have no limit of deposits, so that nothing asks again. Limits that are set stay as they
 * are. Error: `need_true_account`.
 */
export const chooseNoLimit = defineCall({
  ...shared,
  method: 'POST',
  path: `${path}/none`,
  request: object({}),
});
