import {
  array,
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
  trim,
  union,
} from 'valibot';
import { contractKinds } from '#protocol/model/contract.ts';
import { inEachLanguage } from '#protocol/model/language.ts';
import { accountType } from '#protocol/model/member.ts';
import { jobNames } from '../jobs.ts';
import { correction, operatorAmount } from './amounts.ts';

const shortText = pipe(string(), minLength(1), maxLength(200));
/** Longer than clients expect, to try out their behaviour. */
const longText = pipe(string(), maxLength(250_000));
const optionalText = nullish(shortText, null);

/** A text in each language, or one text for all languages. */
export const wordedText = union([
  strictObject(inEachLanguage(() => longText)),
  pipe(
    longText,
    transform((text) => inEachLanguage(() => text)),
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
  balance: optional(operatorAmount(0), 0),
  mobile: optionalText,
  email: optionalText,
  /** Name of the bank account's owner. The username by default. */
  realName: optionalText,
  /** Base32. */
  totpSecret: optionalText,
  referralCode: optionalText,
  selfExcluded: optional(boolean(), false),
  /** The end of the self-exclusion, epoch milliseconds. For good by default. */
  excludedUntil: nullish(pipe(number(), integer()), null),
  clubLabel: nullish(strictObject({ labelName: shortText, type: shortText }), null),
  upline: optionalText,
});

export const winnerBody = strictObject({
  customerName: shortText,
  /** The name of the node's game by default. */
  gameName: optionalText,
  nodeId: nullish(pipe(number(), integer()), null),
  winAmount: operatorAmount(),
});

export const announcementBody = strictObject({
  type: picklist(['PL', 'PU', 'PR', 'AG']),
  title: wordedText,
  content: wordedText,
  promotionType: optionalText,
  execution: nullish(picklist(['A', 'B', 'F']), null),
  endDate: nullish(pipe(number(), integer()), null),
});

export const bannerBody = strictObject({
  title: wordedText,
  url: shortText,
  groupName: optional(shortText, 'w_home'),
  linkageType: optional(pipe(string(), maxLength(40)), ''),
  linkageTarget: optional(pipe(string(), maxLength(2000)), ''),
});

/** The wanted number of slots. */
export const gamesBody = strictObject({
  slots: pipe(number(), integer(), minValue(0), maxValue(20_000)),
});

/** A vendor by its code, in all its categories. */
export const vendorBody = strictObject({ code: shortText, underMaintenance: boolean() });

export const clockBody = strictObject({
  advanceSeconds: pipe(number(), integer(), minValue(0), maxValue(10 * 365 * 86_400)),
});

/** The jobs to run; all without names. */
export const jobsBody = strictObject({ only: optional(array(picklist(jobNames))) });

/** A correction of the balance, in pesos; a negative amount takes money away. A repeated key does nothing. */
export const adjustmentBody = strictObject({
  key: pipe(string(), minLength(1), maxLength(100)),
  amount: correction(),
  reason: shortText,
});

/** A contract with one rate, in hundredths of a percent. `from` is a username; null is the merchant. */
export const contractBody = strictObject({
  kind: picklist(contractKinds),
  from: optionalText,
  period: picklist(['D', 'W', 'H', 'M']),
  rate: pipe(number(), integer(), minValue(0), maxValue(10_000)),
  /** The setting `agentContracts.carriesLoss` by default. */
  carriesLoss: optional(boolean()),
});

/** `expected` is the real name that the page shows: another one is refused. An empty name lets the member set it again. */
export const realNameBody = strictObject({
  realName: pipe(string(), trim(), maxLength(100)),
  expected: pipe(string(), maxLength(100)),
});

export const emptyBody = strictObject({});
