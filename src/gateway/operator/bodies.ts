import {
  boolean,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  transform,
  union,
} from 'valibot';
import { languageCodes } from '#contract/model/language.ts';
import { accountType } from '#contract/model/member.ts';
import { pesos } from '#contract/model/money.ts';

const short = pipe(string(), minLength(1), maxLength(200));
/** More than any client shows: it is for trying out what a client does with it. */
const long = pipe(string(), maxLength(250_000));
const maybe = nullish(short, null);

/** Words in every language, or one text for all of them. */
const worded = union([
  strictObject({ EN: long, TY: long, CN: long, TH: long }),
  pipe(
    long,
    transform((text) => {
      const [EN, TY, CN, TH] = languageCodes.map(() => text);
      return { EN, TY, CN, TH };
    }),
  ),
]);

export const accountBody = strictObject({
  username: pipe(string(), minLength(1), maxLength(60)),
  password: pipe(string(), minLength(1), maxLength(200)),
  type: accountType,
  firstTimeLogin: optional(boolean(), false),
  passwordExpired: optional(boolean(), false),
  defaultPassword: optional(boolean(), false),
  alwaysSecondStep: optional(boolean(), false),
  balance: optional(pipe(pesos(), minValue(0)), 0),
  mobile: maybe,
  email: maybe,
  /** Of the bank account: the username when left out. */
  realName: maybe,
  /** Base32. */
  totpSecret: maybe,
  referralCode: maybe,
  selfExcluded: optional(boolean(), false),
  clubLabel: nullish(strictObject({ labelName: short, type: short }), null),
  upline: maybe,
});

export const winnerBody = strictObject({
  customerName: short,
  /** The name of the node when left out. */
  gameName: maybe,
  nodeId: nullish(pipe(number(), integer()), null),
  winAmount: pipe(pesos(), minValue(1)),
});

export const announcementBody = strictObject({
  type: picklist(['PL', 'PU', 'PR']),
  title: worded,
  content: worded,
  promotionType: maybe,
  execution: nullish(picklist(['A', 'B', 'F']), null),
  endDate: nullish(pipe(number(), integer()), null),
});

export const bannerBody = strictObject({
  title: worded,
  url: short,
  groupName: optional(short, 'w_home'),
  linkageType: optional(pipe(string(), maxLength(40)), ''),
  linkageTarget: optional(pipe(string(), maxLength(2000)), ''),
});

/** How many slots there are to be in all. */
export const gamesBody = strictObject({
  slots: pipe(number(), integer(), minValue(0), maxValue(20_000)),
});

export const messageBody = strictObject({
  /** A username. */
  to: short,
  title: worded,
  content: worded,
});

export const clockBody = strictObject({
  advanceSeconds: pipe(number(), integer(), minValue(0), maxValue(10 * 365 * 86_400)),
});
