import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  readonly,
} from 'valibot';
import { lawfulAge } from '#protocol/birthday.ts';
import { identityDues } from '#protocol/model/protection/identity.ts';
import { openBetRules } from '#protocol/model/protection/exclusion.ts';
import {
  playLimitFrames,
  playLimitKinds,
  summedFrames,
} from '#protocol/model/protection/play-limit.ts';
import { trustFacts } from '#protocol/model/protection/trust-facts.ts';
import { harmRules } from './harm-rules.ts';
import { marketHarm } from './market-harm.ts';
import {
  calmGames,
  freeGames,
  gameRules,
  playRules,
  playTime,
  playTimeWithClock,
} from './market-play.ts';
import { marketTrust } from './market-trust.ts';

const kind = picklist(playLimitKinds);
const frame = picklist(playLimitFrames);
const hour = pipe(number(), integer(), minValue(0), maxValue(23));

/** Lengths that can be chosen, within the bounds of every market. */
const lengths = (least: number, most: number) =>
  pipe(array(pipe(number(), integer(), minValue(least), maxValue(most))), minLength(1), readonly());

/** The rules of a market. The bounds are the floor of every market: no pack can be more lenient. */
export const marketPack = object({
  /** The lowest age of a member, in years. */
  leastAge: pipe(number(), integer(), minValue(lawfulAge), maxValue(99)),
  /** The limits that a member can set: sums of each of the frames, `time` for the time at play, and `wager` for the stake of one bet. */
  kinds: pipe(array(kind), minLength(1), readonly()),
  frames: pipe(array(picklist(summedFrames)), minLength(1), readonly()),
  /** A day, week or month of the calendar, or the last 24 hours, 7 or 30 days. */
  framing: picklist(['fixed', 'rolling']),
  /** The choice of a limit of deposits, or of none, which each member is asked for once. `required`: no first deposit without it. */
  limitChoice: object({
    /** A new member is asked after the registration, too. */
    atRegistration: boolean(),
    beforeDeposit: picklist(['offered', 'required']),
  }),
  /** The proof of the identity of a member. */
  identity: object({
    /** Money waits for the approval from the first bet, deposit or withdrawal on. `never`: nothing is asked. */
    due: picklist(identityDues),
    /** The most that a member may deposit in all before the approval, in centavos. Null: as much as after it. */
    untilThen: nullable(pipe(number(), integer(), minValue(1))),
  }),
  /** Hours before a limit can be raised or removed. */
  waitHours: pipe(number(), integer(), minValue(24), maxValue(7 * 24)),
  /** Days between reminders to look at the limits and the account, from the registration on. Null in a market without them. */
  reviewDays: nullable(pipe(number(), integer(), minValue(30), maxValue(366))),
  /** Years for which the law keeps payments, bets and identities after an account is closed. */
  keptYears: pipe(number(), integer(), minValue(1), maxValue(10)),
  /** Limits of the operator, in centavos, and in hundredths of a minute for `time`. They hold for every member, with `youngerThan` for those below that age. */
  maxima: pipe(
    array(
      object({
        kind,
        frame,
        amount: pipe(number(), integer(), minValue(1)),
        youngerThan: optional(pipe(number(), integer(), minValue(lawfulAge + 1), maxValue(99))),
      }),
    ),
    readonly(),
  ),
  /** A member can take back a withdrawal that nobody has begun to pay. */
  cancelWithdrawals: boolean(),
  /** Time of play. */
  play: playRules,
  /** The rules of games. */
  games: gameRules,
  /** The hours in +08:00 in which nothing advertises; null in a market without them. From the first one to before the last one, over midnight. */
  quietHours: nullable(object({ from: hour, until: hour })),
  /** Lengths of a time-out, in hours: from a day to six weeks. */
  timeOutHours: lengths(24, 6 * 7 * 24),
  /** Lengths of a self-exclusion, in months: from six months to five years. One for good is always offered. */
  selfExclusionMonths: lengths(6, 60),
  /** The way of the bets that are open when an exclusion begins. */
  openBets: picklist(openBetRules),
  /** Hours from the request to come back after a self-exclusion to the next sign-in. */
  returnHours: pipe(number(), integer(), minValue(24), maxValue(7 * 24)),
  /** The rules that mark signs of harm. */
  harm: harmRules,
  /** A clean answer of a register of excluded persons counts for these hours, while the register cannot be reached. */
  registerHours: pipe(number(), integer(), minValue(1), maxValue(72)),
  /** Help lines, the protection of balances, and the way of complaints. */
  trust: trustFacts,
  /** The login and the logout name a help line. */
  helpAtSignIn: boolean(),
});

type WrittenPack = InferOutput<typeof marketPack>;

/** The rules of a market. The limits of the operator are rolling where the market has rolling frames. */
export interface MarketPack extends Omit<WrittenPack, 'maxima'> {
  readonly maxima: readonly (WrittenPack['maxima'][number] & { readonly rolling?: boolean })[];
}

const allLimits = {
  kinds: ['deposit', 'loss', 'stake', 'time'],
  frames: summedFrames,
  framing: 'fixed',
  limitChoice: { atRegistration: true, beforeDeposit: 'required' },
};

const noIdentity = { identity: { due: 'never', untilThen: null } };

/** UKGC LCCP 17.1.1: the identity is verified before the customer may gamble. */
const identityFirst = { identity: { due: 'beforePlay', untilThen: null } };

const exclusions = {
  timeOutHours: [24, 3 * 24, 7 * 24, 30 * 24, 6 * 7 * 24],
  selfExclusionMonths: [6, 12, 36, 60],
  openBets: 'settle',
  returnHours: 24,
  registerHours: 24,
};

/** The packs as they are written. */
const written = {
  /** The age is the lowest age of the app. An operator whose regulator asks for 21 raises it for gateway and pages by `PAROLA_MINIMUM_AGE`. */
  PH: {
    trust: marketTrust.PH,
    helpAtSignIn: false,
    harm: marketHarm.PH,
    leastAge: 18,
    ...allLimits,
    waitHours: 24,
    reviewDays: null,
    keptYears: 5,
    maxima: [],
    ...noIdentity,
    cancelWithdrawals: true,
    games: freeGames,
    quietHours: null,
    ...exclusions,
    play: playTime,
  },
  UK: {
    trust: marketTrust.UK,
    helpAtSignIn: false,
    harm: marketHarm.UK,
    leastAge: 18,
    ...allLimits,
    waitHours: 24,
    /** Six months. UKGC RTS 12 asks for reminders without a number. */
    reviewDays: 182,
    keptYears: 5,
    maxima: [],
    ...identityFirst,
    cancelWithdrawals: false,
    games: calmGames,
    quietHours: null,
    ...exclusions,
    play: playTimeWithClock,
  },
  /** The strictest of the rules that the markets have: the age of 21, a week of waiting, a maximum of deposits, lower limits below 25 years, and nights without advertising. */
  strictest: {
    trust: marketTrust.strictest,
    helpAtSignIn: true,
    harm: marketHarm.strictest,
    leastAge: 21,
    ...allLimits,
    /** Pa. 58 § 814a.2: a limit of one wager, too. */
    kinds: playLimitKinds,
    framing: 'rolling',
    waitHours: 7 * 24,
    reviewDays: 182,
    keptYears: 5,
    maxima: [
      { kind: 'deposit', frame: 'month', amount: 50_000_00 },
      { kind: 'deposit', frame: 'month', amount: 20_000_00, youngerThan: 25 },
      { kind: 'loss', frame: 'day', amount: 2_000_00, youngerThan: 25 },
    ],
    ...identityFirst,
    cancelWithdrawals: false,
    games: calmGames,
    quietHours: { from: 22, until: 6 },
    ...exclusions,
    play: playTimeWithClock,
    openBets: 'cancel',
    returnHours: 7 * 24,
  },
  /** A market without rules of its own: the floor. */
  open: {
    trust: marketTrust.open,
    helpAtSignIn: false,
    harm: marketHarm.open,
    leastAge: lawfulAge,
    ...allLimits,
    limitChoice: { atRegistration: false, beforeDeposit: 'offered' },
    waitHours: 24,
    reviewDays: null,
    keptYears: 5,
    maxima: [],
    ...noIdentity,
    cancelWithdrawals: true,
    games: freeGames,
    quietHours: null,
    ...exclusions,
    play: playTime,
  },
};

/** The codes of the markets that an operator can choose. */
export const markets = [
  'PH',
  'UK',
  'strictest',
  'open',
] as const satisfies readonly (keyof typeof written)[];

export type Market = (typeof markets)[number];

/** The market of a gateway whose operator has chosen none. */
export const defaultMarket: Market = 'PH';

/** The pack of a market. Throws a ValiError for one below the floor. */
export function packOf(market: Market): MarketPack {
  const pack = parse(marketPack, written[market]);
  const rolling = pack.framing === 'rolling';
  return { ...pack, maxima: pack.maxima.map((limit) => ({ ...limit, rolling })) };
}
