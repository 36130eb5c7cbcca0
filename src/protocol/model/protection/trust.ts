import {
  check,
  fallback,
  type InferOutput,
  integer,
  is,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  object,
  pipe,
  regex,
  string,
  transform,
} from 'valibot';
import { language } from '../language.ts';
import { count, countOrNull } from '../readers/count.ts';
import { word, wordOrNull } from '../readers/word.ts';
import { flag, list, text } from '../wire.ts';
import { summedFrames, playLimitKinds } from './play-limit.ts';

/** A name of an office. */
export const name = pipe(string(), minLength(1), maxLength(120));
/** An https address, with a domain name. */
export const site = pipe(
  string(),
  maxLength(500),
  regex(/^https:\/\/(?:[\w-]+\.)+[a-z]{2,63}(?::\d{1,4})?(?:\/[^\s"<>]*)?$/i),
);
/** A number to call, as people write it. */
export const phone = pipe(string(), regex(/^[+(]?\d[\d ()-]{1,24}$/));

/**
 * The ways in which balances are protected when the operator cannot pay: not at all; on bank accounts apart from the money of the
 * operator; by a sum or an insurance from which players are paid; by a trustee, to whom the money belongs until then.
 */
export const fundsProtections = ['none', 'separate', 'bond', 'trustee'] as const;

export type FundsProtection = (typeof fundsProtections)[number];

/** The days for an answer to a complaint, at most 8 weeks, as the UK asks for. */
export const answerDays = pipe(number(), integer(), minValue(1), maxValue(56));

/** A text of a reply; null when it is missing or of another shape. */
const maybe = <const Shape extends typeof name | typeof site | typeof phone>(shape: Shape) =>
  fallback(nullish(shape, null), null);

/** A help line of a reply; its name may be empty. Languages that the app does not know are left out. */
const shownLine = pipe(
  object({ name: text(120), phone: maybe(phone), url: maybe(site), languages: list(language, 10) }),
  check((line) => line.phone !== null || line.url !== null),
);

export type HelpLine = InferOutput<typeof shownLine>;

const maybeOffice = fallback(nullish(object({ name, url: maybe(site) }), null), null);

const lengths = () =>
  pipe(
    list(count(), 50),
    transform((all) => all.filter((length) => length > 0)),
  );

/**
 * The rules of the market that a guest can read, and the facts of trust. A number is null, and a list empty, when it is unknown.
 *
 * - `kinds`, `frames`: the limits that a member can set. `isRolling`: the frames are the last 24 hours, 7 or 30 days. `waitHours`: the wait before one is raised.
 * - `checkMinutes`: the times between reality checks.
 * - `timeOutHours`, `selfExclusionMonths`: the lengths of breaks. `returnHours`: the wait before a return from a self-exclusion.
 * - `helpAtSignIn`: the login and the logout name a help line.
 * - `funds`, `complaints`: null when they are unknown.
 */
export const trust = object({
  kinds: list(word(playLimitKinds), 10),
  frames: list(word(summedFrames), 10),
  isRolling: flag(),
  waitHours: countOrNull(),
  checkMinutes: lengths(),
  timeOutHours: lengths(),
  selfExclusionMonths: lengths(),
  returnHours: countOrNull(),
  helpLines: list(shownLine, 20),
  helpAtSignIn: flag(),
  funds: fallback(
    nullish(
      object({
        protection: wordOrNull(fundsProtections),
        holder: maybe(name),
        url: maybe(site),
      }),
      null,
    ),
    null,
  ),
  complaints: fallback(
    nullish(
      object({
        answerDays: pipe(
          countOrNull(),
          transform((days) => (is(answerDays, days) ? days : null)),
        ),
        next: maybeOffice,
        regulator: maybeOffice,
      }),
      null,
    ),
    null,
  ),
});

export type Trust = InferOutput<typeof trust>;

export type Office = NonNullable<NonNullable<Trust['complaints']>['regulator']>;
