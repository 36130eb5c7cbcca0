import { array, check, integer, maxLength, number, object, optional, pipe, string } from 'valibot';
import {
  lotteryGames,
  lotteryRules,
  lowestBall,
  type LotteryRules,
} from '../../content/lottery.ts';
import { type RandomBelow, defineTable } from '../table-game.ts';

/** Payout in stakes by the number of hits, from 0, for each game code. */
const pays: Readonly<Record<string, readonly number[]>> = {
  ALON3: [0, 0, 15, 500],
  TALA4: [0, 0, 6, 60, 4_000],
  HAPON2: [0, 4, 200],
  PERLAS6: [0, 0, 0, 12, 100, 5_000, 1_000_000],
  BITUIN5: [0, 0, 3, 50, 2_000, 400_000],
  LAKAMBINI6: [0, 0, 2, 12, 300, 20_000, 5_000_000],
  MABILIS5: [0, 0, 2, 30, 500, 30_000],
  KULAY3: [0, 1, 5, 50],
};

/** Return to player of each game in percent. A test computes the exact figures. */
export const returns: Readonly<Record<string, string>> = {
  ALON3: '90.50',
  TALA4: '90.76',
  HAPON2: '92.90',
  PERLAS6: '90.33',
  BITUIN5: '89.69',
  LAKAMBINI6: '92.96',
  MABILIS5: '91.38',
  KULAY3: '92.59',
};

/** The stakes of a ticket, in centavos. */
const stakes = [500, 1_000, 2_000, 5_000] as const;

function rulesOf(game: string): LotteryRules {
  const rules = lotteryRules[game];
  if (rules === undefined) throw new RangeError(`There is no lottery game ${game}`);
  return rules;
}

/** The lottery games with their rules, as the page needs them. */
export const draws = lotteryGames.map(({ gameCode: code, name }) => {
  const rules = rulesOf(code);
  const { balls, highest, returned } = rules;
  const lowest = lowestBall(rules);
  const worth = { pays: pays[code] ?? [], returns: returns[code] ?? '' };
  return { code, name, balls, lowest, highest, returned, ...worth };
});

function isValidTicket({ game, numbers }: { game: string; numbers: number[] }): boolean {
  const rules = lotteryRules[game];
  if (rules === undefined || numbers.length !== rules.balls) return false;
  const within = numbers.every((one) => one >= lowestBall(rules) && one <= rules.highest);
  return within && (rules.returned || new Set(numbers).size === numbers.length);
}

const numbers = array(pipe(number(), integer()));

/** A ticket: a game code, and as many numbers as the game draws. */
export const ticket = pipe(
  object({
    game: string(),
    numbers,
    /** Number of its draw. Tickets of earlier versions had a draw of their own, at once. */
    draw: optional(pipe(string(), maxLength(40))),
    /** The draws that the player has bought these numbers for, when there are several. */
    inRow: optional(number()),
  }),
  check((one) => isValidTicket(one)),
);

/** Draws the balls of a game: in drawing order when numbers can repeat, else sorted. */
export function drawBalls(rules: LotteryRules, randomBelow: RandomBelow): number[] {
  const lowest = lowestBall(rules);
  const drum = Array.from({ length: rules.highest - lowest + 1 }, (_, index) => lowest + index);
  const drawn = Array.from({ length: rules.balls }, () => {
    const at = randomBelow(drum.length);
    return (rules.returned ? drum[at] : drum.splice(at, 1)[0]) ?? lowest;
  });
  return rules.returned ? drawn : drawn.toSorted((a, b) => a - b);
}

/** The number of hits. When numbers can repeat, a hit must have the same position; else the position does not matter. */
export function hitsOf(returned: boolean, chosen: readonly number[], drawn: readonly number[]) {
  const hit = (one: number, place: number) =>
    returned ? drawn[place] === one : drawn.includes(one);
  return chosen.filter(hit).length;
}

/** The payouts of a game in stakes, by the number of hits. */
export const paysOf = (game: string): readonly number[] => pays[game] ?? [];

/** The lottery: the result of a ticket. `createDraws` sells tickets for the draws. */
export const lottery = defineTable({
  stakes,
  rules: { draws },
  choice: ticket,
  outcome: object({ game: string(), numbers, drawn: numbers, hits: number() }),
  decide(stakeCentavos, { game, numbers: chosen }, randomBelow) {
    const rules = rulesOf(game);
    const drawn = drawBalls(rules, randomBelow);
    const hits = hitsOf(rules.returned, chosen, drawn);
    const payoutCentavos = stakeCentavos * (paysOf(game)[hits] ?? 0);
    return { payoutCentavos, outcome: { game, numbers: [...chosen], drawn, hits } };
  },
});
