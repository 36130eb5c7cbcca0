import type { Messages } from '../game-messages.ts';

/** The words of a book in one language. */
interface BookMessages {
  views: string;
  matches: string;
  results: string;
  bets: string;
  leagues: string;
  all: string;
  winner: string;
  total: string;
  draw: string;
  over: (line: number) => string;
  under: (line: number) => string;
  startsIn: (time: string) => string;
  live: (share: number) => string;
  ended: string;
  up: string;
  down: string;
  slip: string;
  slipCount: (count: number) => string;
  emptySlip: string;
  singles: string;
  accumulator: string;
  remove: string;
  moved: (was: string, is: string) => string;
  started: string;
  half: string;
  double: string;
  most: string;
  clear: string;
  stakeBounds: (least: string, most: string) => string;
  totalStake: (count: number, amount: string) => string;
  pays: (amount: string) => string;
  place: (amount: string) => string;
  placed: (count: number, amount: string) => string;
  oddsChanged: string;
  betClosed: string;
  noMatches: string;
  noResults: string;
  noBets: string;
  openBets: string;
  settledBets: string;
  states: Record<'open' | 'won' | 'lost' | 'tied' | 'cancelled', string>;
  resultAt: (time: string) => string;
  betWon: (amount: string) => string;
  betLost: string;
  legs: (legs: number) => string;
  stale: string;
}

export type Own = BookMessages & Pick<Messages, 'spin' | 'begin' | 'how' | 'fair' | 'keys' | 'win'>;
