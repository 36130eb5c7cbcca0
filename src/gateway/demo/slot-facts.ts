import { createRandom } from '../art/kit/random.ts';

/** What a vendor tells of a slot: the least bet in centavos and how many lines it has. */
export interface SlotFacts {
  readonly leastBet: number;
  readonly lines: number;
}

const bets = [20, 50, 100, 100, 200, 500] as const;
const lines = [9, 10, 20, 25, 30, 50] as const;

/** The facts of a slot of the demo, the same for the same title. */
export function slotFactsOf(title: string): SlotFacts {
  const random = createRandom(`facts of ${title}`);
  return {
    leastBet: bets[random.whole(0, bets.length - 1)] ?? 100,
    lines: lines[random.whole(0, lines.length - 1)] ?? 10,
  };
}
