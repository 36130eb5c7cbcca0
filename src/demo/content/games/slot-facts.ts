import { createRandom } from '../../art/kit/random.ts';

/** The minimum bet of a slot in centavos and its number of lines. Both are null for other games. */
interface SlotFacts {
  readonly leastBet: number | null;
  readonly lines: number | null;
}

/** Each bet can be divided by each number of lines into whole centavos. */
const bets = [50, 100, 100, 200, 500] as const;
const lines = [5, 10, 10, 25] as const;

const none: SlotFacts = { leastBet: null, lines: null };

/** The minimum bet of slots that can win the jackpot. Their highest bet wins all of it. */
const jackpotBet = 500;

/** The facts of a demo game. The same title always has the same facts. */
export function slotFactsOf(kind: string, title: string, isJackpot: boolean): SlotFacts {
  if (kind !== 'slot') return none;
  const random = createRandom(`facts of ${title}`);
  const bet = bets[random.whole(0, bets.length - 1)] ?? 100;
  return {
    leastBet: isJackpot ? jackpotBet : bet,
    lines: lines[random.whole(0, lines.length - 1)] ?? 10,
  };
}
