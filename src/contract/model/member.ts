import { type InferOutput, nullish, object, picklist, pipe, transform } from 'valibot';
import { flag, identifier, maybeText, text, wholeNumber } from './wire.ts';

/** Kinds of account by the wire's number: 0 player; 1, 2, 41, 42 agents; 4 trial. */
export const accountTypes = [0, 1, 2, 4, 41, 42] as const;
export const accountType = picklist(accountTypes);
export type AccountType = InferOutput<typeof accountType>;

const clubLabel = object({ labelName: text(), type: text() });

/** Who is signed in, as `/wps/member/info` tells it. `registeredAt` is in epoch milliseconds. */
export const member = pipe(
  object({
    id: identifier(),
    account: text(),
    nickname: text(),
    type: accountType,
    toUpline: flag(),
    regDate: wholeNumber(),
    icon: maybeText(),
    level: maybeText(),
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
