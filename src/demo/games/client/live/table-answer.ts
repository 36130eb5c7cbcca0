import type { Stakes } from '../chips/bet-layout.ts';

/** A round of a live table. */
export interface Round {
  number: number;
  startsAt: number;
  closesAt: number;
  revealsAt: number;
  endsAt: number;
  hash: string;
}

interface Bet {
  stakeCentavos: number;
  payoutCentavos: number;
  state: string;
  choice: { bets: Stakes; round: number };
}

/** The answer to `/table`: the rounds of a live table, and the member's bets on them. */
export interface Table<Result, Mark> {
  now: number;
  round: Round;
  dealt: Result | null;
  history: Mark[];
  last: { round: number; result: Record<string, unknown>; seed: string; hash: string };
  bets: Bet[];
  balanceCentavos: number;
}

/** The sum of the stakes of several bets, by place. */
export function stakesOf(bets: readonly Bet[]): Stakes {
  const sums: Record<string, number> = {};
  for (const { choice } of bets)
    for (const [place, stake] of Object.entries(choice.bets))
      sums[place] = (sums[place] ?? 0) + stake;
  return sums;
}

/** The stakes of two layouts, by place. */
export function addStakes(a: Stakes, b: Stakes): Stakes {
  const sums = { ...a };
  for (const [place, stake] of Object.entries(b)) sums[place] = (sums[place] ?? 0) + stake;
  return sums;
}
