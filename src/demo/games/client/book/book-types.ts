import type { Opened as GameOpened } from '../calls.ts';
import { text } from '../texts/texts.ts';

export type Pick = '1' | 'X' | '2' | 'over' | 'under';

export interface Match {
  id: string;
  league: string;
  home: string;
  away: string;
  startsAt: number;
  endsAt: number;
  state: 'open' | 'live' | 'ended';
  hash: string;
  seed?: string;
  table?: string;
  line?: number;
  /** In hundredths. */
  prices?: Partial<Record<Pick, number>>;
  /** The prices a step ago. */
  before?: Partial<Record<Pick, number>>;
  score?: { home: number; away: number; played?: number };
}

export interface BetLeg {
  fixture: string;
  league: string;
  home: string;
  away: string;
  line: number;
  pick: Pick;
  price: number;
}

export interface LegEnd {
  home: number;
  away: number;
  won: boolean;
  seed: string | null;
}

export interface Bet {
  id: string;
  stakeCentavos: number;
  payoutCentavos: number;
  state: 'open' | 'won' | 'lost' | 'tied' | 'cancelled';
  choice: { legs: BetLeg[] };
  outcome: { legs: LegEnd[] } | null;
  placedAt: number;
  dueAt: number | null;
}

export type Opened = GameOpened & {
  least: number;
  most: number;
  mostLegs: number;
  mostPayout: number;
  leagues: { id: string; name: string; inTitles: string[] }[];
};

export const picks: readonly Pick[] = ['1', 'X', '2', 'over', 'under'];

/** A price as a multiple, such as 2.35. */
export const priceText = (hundredths: number) => (hundredths / 100).toFixed(2);

/** The name of a bet on a match. */
export function pickName(
  pick: Pick,
  { home, away, line }: { home: string; away: string; line: number },
) {
  if (pick === '1') return home;
  if (pick === '2') return away;
  return pick === 'X' ? text('book.pick.draw') : text(`book.pick.${pick}`, { line });
}
