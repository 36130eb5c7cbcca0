import { lotteryRules, type LotteryRules } from '../../content/lottery.ts';

const minute = 60_000;
const dayMs = 24 * 60 * minute;

/** Draws are counted from midnight of the market, which is at +08:00. */
const marketOffsetMs = 8 * 60 * minute;

/** Time from the close of the tickets to the draw. */
const closedMs = 15_000;

/** Draws of a game that are on sale at once, within the longest sale. */
const mostOnSale = 5;
const longestSaleMs = 7 * dayMs;

/** Results that a game shows, within the time in which the seeds of its draws are sure to be kept. */
const mostResults = 6;
const resultsMs = 14 * dayMs;

/** A draw of a lottery game. Times in epoch milliseconds. */
export interface Draw {
  readonly game: string;
  readonly numero: string;
  /** The hash of its seed is shown, and tickets are sold, from then on. */
  readonly onSaleAt: number;
  readonly closesAt: number;
  /** Time of the draw. */
  readonly endsAt: number;
}

const everyMs = ({ everyMinutes }: LotteryRules): number => everyMinutes * minute;

/** The number of draws of a game that are on sale at once: one at least. */
const onSaleCount = (rules: LotteryRules): number =>
  Math.max(1, Math.min(mostOnSale, Math.floor(longestSaleMs / everyMs(rules))));

function drawNumbered(game: string, rules: LotteryRules, nth: number): Draw {
  const endsAt = nth * everyMs(rules) - marketOffsetMs;
  const onSaleAt = endsAt - onSaleCount(rules) * everyMs(rules);
  return { game, numero: `${game}-${nth}`, onSaleAt, closesAt: endsAt - closedMs, endsAt };
}

/** The number of the last draw of a game up to a time. */
const lastNumber = (rules: LotteryRules, now: number): number =>
  Math.floor((now + marketOffsetMs) / everyMs(rules));

function rulesOf(game: string): LotteryRules | null {
  return Object.hasOwn(lotteryRules, game) ? (lotteryRules[game] ?? null) : null;
}

/** The draw with a number, such as `ALON3-61234`. Null when there is none. */
export function findDraw(numero: string): Draw | null {
  const [, game = '', nth = ''] = /^([A-Z0-9]{1,20})-([1-9]\d{0,8})$/.exec(numero) ?? [];
  const rules = rulesOf(game);
  return rules && drawNumbered(game, rules, Number(nth));
}

/** The draws of a game whose hashes are shown, the next one first. Its tickets close before it is drawn. */
export function comingDraws(game: string, now: number): Draw[] {
  const rules = rulesOf(game);
  if (rules === null) return [];
  const first = lastNumber(rules, now) + 1;
  return Array.from({ length: onSaleCount(rules) }, (_, n) => drawNumbered(game, rules, first + n));
}

/** The last draws of a game up to a time, the newest first. */
export function pastDraws(game: string, now: number): Draw[] {
  const rules = rulesOf(game);
  if (rules === null) return [];
  const last = lastNumber(rules, now);
  return Array.from({ length: mostResults }, (_, ago) =>
    drawNumbered(game, rules, last - ago),
  ).filter(({ endsAt }, ago) => ago === 0 || endsAt > now - resultsMs);
}

/** True while tickets for a draw are sold. */
export const isOnSale = ({ onSaleAt, closesAt }: Draw, now: number): boolean =>
  onSaleAt <= now && now < closesAt;
