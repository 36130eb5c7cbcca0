import { type InferOutput, nullish, object, picklist, pipe, transform } from 'valibot';
import { time } from './readers/time.ts';
import { flag, identifier, textOrNull, text } from './wire.ts';

/** Types of account by the wire's number: 0 player; 1, 2, 41, 42 agents; 4 trial. */
export const accountTypes = [0, 1, 2, 4, 41, 42] as const;
export const accountType = picklist(accountTypes);
export type AccountType = InferOutput<typeof accountType>;

const clubLabel = object({ labelName: text(), type: text() });

/** The signed-in member. `registeredAt` is in epoch milliseconds; `club` is null without a club. */
export const member = pipe(
  object({
    id: identifier(),
    account: text(),
    nickname: text(),
    type: accountType,
    toUpline: flag(),
    regDate: time(),
    icon: textOrNull(),
    level: textOrNull(),
    clubLabel: nullish(clubLabel, null),
  }),
  transform(({ regDate, icon, clubLabel: club, ...rest }) => ({
    ...rest,
    registeredAt: regDate,
    avatar: icon,
    club: club && { name: club.labelName, type: club.type },
  })),
);

export type Member = InferOutput<typeof member>;
