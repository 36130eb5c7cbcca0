import { fallback, type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { readCount } from './readers/count.ts';
import { reads } from './readers/reads.ts';
import { time } from './readers/time.ts';
import { flag, identifier, textOrNull, text } from './wire.ts';

/** Types of account by the wire's number: 0 player; 1, 2, 41, 42 agents; 4 trial. */
export const accountTypes = [0, 1, 2, 4, 41, 42] as const;
export type AccountType = (typeof accountTypes)[number];

/** The type of an account in a reply. One that is missing or unknown is a player, who has the fewest pages. */
export const accountType = reads<AccountType, AccountType, AccountType>(
  (value) => accountTypes.find((type) => type === readCount(value)) ?? null,
  0,
);

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
    clubLabel: fallback(nullish(clubLabel, null), null),
  }),
  transform(({ regDate, icon, clubLabel: club, ...rest }) => ({
    ...rest,
    registeredAt: regDate,
    avatar: icon,
    club: club && { name: club.labelName, type: club.type },
  })),
);

export type Member = InferOutput<typeof member>;
