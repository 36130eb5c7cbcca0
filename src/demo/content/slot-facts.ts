import { createRandom } from '../art/kit/random.ts';

/** What a vendor tells of a game, and what it is then played by: the least bet in centavos and how many lines it has; null for what is no slot. */
export interface SlotFacts {
  readonly leastBet: number | null;
  readonly lines: number | null;
}

/** Each bet is shared by any number of lines without parts of a centavo. */
const bets = [50, 100, 100, 200, 500] as const;
const lines = [5, 10, 10, 25] as const;

const none: SlotFacts = { leastBet: null, lines: null };

/** The facts of a game of the demo, the same for the same title. */
export function slotFactsOf(kind: string, title: string): SlotFacts {
  if (kind !== 'slot') return none;
  const random = createRandom(`facts of ${title}`);
  return {
    leastBet: bets[random.whole(0, bets.length - 1)] ?? 100,
    lines: lines[random.whole(0, lines.length - 1)] ?? 10,
  };
}
