import {
  maxLength,
  maxValue,
  minLength,
  minValue,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  trim,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { bonus, changedBonus } from '../../model/rewards/bonus.ts';
import { list, textOrNull, wholeNumber } from '../../model/wire.ts';
import { uuid } from '../../uuid.ts';

const path = '/wps/rewards/bonuses';
const shared = { token: 'required', context: { language: 'language' } } as const;
const bonusId = pipe(string(), trim(), minLength(1), maxLength(60));

/** The lists of bonuses: offered and active ones, those that were released or lost, and those whose time was over. */
const bonusViews = ['active', 'done', 'expired'] as const;
export type BonusView = (typeof bonusViews)[number];

/** The bonuses of the member, newest first. `next` is sent as `after` for the next page. */
export const getBonuses = defineCall({
  ...shared,
  method: 'GET',
  path,
  request: object({
    view: picklist(bonusViews),
    size: optional(pipe(wholeNumber(), minValue(1), maxValue(100)), 20),
    after: optional(uuid),
  }),
  reply: pipe(
    object({ list: list(bonus, 100), next: textOrNull(60) }),
    transform(({ list: bonuses, next }) => ({ bonuses, next })),
  ),
});

/** Accepts an offered bonus. Replies with the bonus as it is, accepted or not. Error: `not_found`. */
export const acceptBonus = defineCall({
  ...shared,
  method: 'POST',
  path: `${path}/accept`,
  wireNames: { id: 'bonusId' },
  request: object({ id: bonusId }),
  reply: changedBonus,
});

/** Gives a bonus up: its money is lost. Replies with the bonus as it is, ended now or before. Error: `not_found`. */
export const giveUpBonus = defineCall({
  ...shared,
  method: 'POST',
  path: `${path}/give-up`,
  wireNames: { id: 'bonusId' },
  request: object({ id: bonusId }),
  reply: changedBonus,
});
