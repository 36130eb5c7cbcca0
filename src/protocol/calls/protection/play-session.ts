import { object } from 'valibot';
import { defineCall } from '../../call.ts';
import { playSession } from '../../model/protection/play-session.ts';
import { wholeNumber } from '../../model/wire.ts';

const path = '/wps/member/playSession';
const shared = { token: 'required', reply: playSession } as const;

/**
 * The time of play that is under way, with what was staked and won in it. It begins with the first launch after a pause, and
 * all tabs and devices of the member share it. Error: `need_true_account`.
 */
export const getPlaySession = defineCall({ ...shared, path, method: 'GET', request: object({}) });

/** Says that the player has answered a reality check: the next one comes after the interval. Error: `need_true_account`. */
export const answerRealityCheck = defineCall({
  ...shared,
  path: `${path}/check`,
  method: 'POST',
  request: object({}),
});

/**
 * Sets the minutes between reality checks. Errors: `need_true_account`, and `request_invalid` for minutes that the market does
 * not offer.
 */
export const setRealityCheck = defineCall({
  ...shared,
  path,
  method: 'PUT',
  wireNames: { minutes: 'checkMinutes' },
  request: object({ minutes: wholeNumber() }),
});
