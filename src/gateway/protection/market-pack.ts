import {
  array,
  type InferOutput,
  integer,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  parse,
  picklist,
  pipe,
  readonly,
} from 'valibot';
import { lawfulAge } from '#protocol/birthday.ts';
import { playLimitFrames, playLimitKinds } from '#protocol/model/protection/play-limit.ts';
import { calmPlay, freePlay, playRules } from './play-rules.ts';

const kind = picklist(playLimitKinds);
const frame = picklist(playLimitFrames);

/** The rules of a market. The bounds are the floor of every market: no pack can be more lenient. */
export const marketPack = object({
  /** The lowest age of a member, in years. */
  leastAge: pipe(number(), integer(), minValue(lawfulAge), maxValue(99)),
  /** The limits that a member can set. */
  kinds: pipe(array(kind), minLength(1), readonly()),
  frames: pipe(array(frame), minLength(1), readonly()),
  /** Hours before a limit can be raised or removed. */
  waitHours: pipe(number(), integer(), minValue(24), maxValue(7 * 24)),
  /** Limits of the operator, in centavos. They hold for every member. */
  maxima: pipe(
    array(object({ kind, frame, amount: pipe(number(), integer(), minValue(1)) })),
    readonly(),
  ),
  /** The rules for the time and the pace of play. */
  play: playRules,
});

export type MarketPack = InferOutput<typeof marketPack>;

const allLimits = { kinds: playLimitKinds, frames: playLimitFrames };

/** The packs as they are written. */
const written = {
  /** The age is the lowest age of the app. An operator whose regulator asks for 21 raises it for gateway and pages by `PAROLA_MINIMUM_AGE`. */
  PH: { leastAge: 18, ...allLimits, waitHours: 24, maxima: [], play: freePlay },
  UK: { leastAge: 18, ...allLimits, waitHours: 24, maxima: [], play: calmPlay },
  /** The strictest of the rules that the markets have: the age of 21, a week of waiting, and a maximum of deposits. */
  strictest: {
    leastAge: 21,
    ...allLimits,
    waitHours: 7 * 24,
    maxima: [{ kind: 'deposit', frame: 'month', amount: 50_000_00 }],
    play: calmPlay,
  },
  /** A market without rules of its own: the floor. */
  open: { leastAge: lawfulAge, ...allLimits, waitHours: 24, maxima: [], play: freePlay },
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
  return parse(marketPack, written[market]);
}
