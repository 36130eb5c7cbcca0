import {
  array,
  check,
  fallback,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  nullish,
  number,
  object,
  picklist,
  pipe,
  readonly,
  regex,
  string,
  transform,
  url,
} from 'valibot';
import { language } from '../language.ts';
import { count, countOrNull } from '../readers/count.ts';
import { wordOrNull } from '../readers/maybe-word.ts';
import { list } from '../wire.ts';
import { playLimitFrames, playLimitKinds } from './play-limit.ts';

const name = pipe(string(), minLength(1), maxLength(120));
const site = pipe(
  string(),
  maxLength(500),
  url(),
  regex(/^https:\/\/[\w.-]+(?::\d+)?(?:\/[^\s"<>]*)?$/),
);
const phone = pipe(string(), regex(/^[+(]?\d[\d ()-]{1,24}$/));

/** An office that looks at complaints, with its page. */
const office = object({ name, url: nullable(site) });

/** People who help players, with a number, a page or both. `languages`: the languages that they are known to speak. */
const helpLine = pipe(
  object({
    name,
    phone: nullable(phone),
    url: nullable(site),
    languages: pipe(array(language), maxLength(10), readonly()),
  }),
  check((line) => line.phone !== null || line.url !== null),
);

/**
 * The ways in which balances are protected when the operator cannot pay: not at all; on bank accounts apart from the money of the
 * operator; by a sum or an insurance from which players are paid; by a trustee, to whom the money belongs until then.
 */
export const fundsProtections = ['none', 'separate', 'bond', 'trustee'] as const;

export type FundsProtection = (typeof fundsProtections)[number];

/** `holder`: the bank, insurer or trustee by its name; null when it is not named. `url`: a page that explains it. */
const funds = { holder: nullable(name), url: nullable(site) };

/** The days for an answer to a complaint, at most 8 weeks, as the UK asks for. */
const answerDays = pipe(number(), integer(), minValue(1), maxValue(56));

/** The facts by which a guest can trust a site, as a market or its operator writes them. */
export const trustFacts = object({
  helpLines: pipe(array(helpLine), minLength(1), maxLength(20), readonly()),
  funds: object({ protection: picklist(fundsProtections), ...funds }),
  complaints: object({
    answerDays,
    /** An office outside of the operator that decides when the answer does not settle it. */
    next: nullable(office),
    regulator: nullable(office),
  }),
});

export type TrustFacts = InferOutput<typeof trustFacts>;

/** A text of a reply; null when it is missing or of another shape. */
const maybe = <const Shape extends typeof name | typeof site | typeof phone>(shape: Shape) =>
  fallback(nullish(shape, null), null);

/** A help line of a reply. Languages that the app does not know are left out. */
const shownLine = pipe(
  object({ name, phone: maybe(phone), url: maybe(site), languages: list(language, 10) }),
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
 * - `kinds`, `frames`: the limits that a member can set. `waitHours`: the wait before one is raised.
 * - `checkMinutes`: the times between reality checks.
 * - `timeOutHours`, `selfExclusionMonths`: the lengths of breaks. `returnHours`: the wait before a return from a self-exclusion.
 * - `funds`, `complaints`: null when they are unknown.
 */
export const trust = object({
  kinds: list(picklist(playLimitKinds), 10),
  frames: list(picklist(playLimitFrames), 10),
  waitHours: countOrNull(),
  checkMinutes: lengths(),
  timeOutHours: lengths(),
  selfExclusionMonths: lengths(),
  returnHours: countOrNull(),
  helpLines: list(shownLine, 20),
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
        answerDays: fallback(nullish(answerDays, null), null),
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
