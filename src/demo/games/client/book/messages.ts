import { extendMessages } from '../extend-messages.ts';
import { chinese, tagalog, thai } from './translations.ts';
import type { Own } from './book-messages.ts';

const english: Own = {
  spin: 'Bet slip',
  win: 'Open bets',
  begin: 'Press a price to put it on your slip.',
  views: 'Views',
  matches: 'Matches',
  results: 'Results',
  bets: 'My bets',
  leagues: 'Leagues',
  all: 'All',
  winner: 'Winner',
  total: 'Total',
  draw: 'Draw',
  over: (line) => `Over ${line}`,
  under: (line) => `Under ${line}`,
  startsIn: (time) => `in ${time}`,
  live: (share) => `Live, ${share} % played`,
  ended: 'Ended',
  up: 'risen',
  down: 'fallen',
  slip: 'Bet slip',
  slipCount: (count) => `Bet slip (${count})`,
  emptySlip: 'Your slip is empty. Press a price of a match.',
  singles: 'Singles',
  accumulator: 'Accumulator',
  remove: 'Remove',
  moved: (was, is) => `The price has moved from ${was} to ${is}.`,
  started: 'This match has started.',
  half: '½',
  double: '×2',
  most: 'Max',
  clear: 'Clear',
  stakeBounds: (least, most) => `Whole pesos, ${least} to ${most} a bet.`,
  totalStake: (count, amount) => `${count} ${count === 1 ? 'bet' : 'bets'}, ${amount} in all`,
  pays: (amount) => `Pays up to ${amount}`,
  place: (amount) => `Place ${amount}`,
  placed: (count, amount) =>
    count === 1
      ? `Your bet of ${amount} is placed.`
      : `${count} bets are placed, ${amount} in all.`,
  oddsChanged: 'Prices have moved. Look at them and place your bet again. Nothing was staked.',
  betClosed: 'A match has started, so that bets on it are closed. Nothing was staked.',
  noMatches: 'No match of this league takes bets now.',
  noResults: 'There are no results yet.',
  noBets: 'You have no bets yet. Press a price of a match.',
  openBets: 'Open',
  settledBets: 'Settled',
  states: { open: 'Open', won: 'Won', lost: 'Lost', tied: 'Returned', cancelled: 'Cancelled' },
  resultAt: (time) => `Result at ${time}`,
  betWon: (amount) => `A bet has won. It pays ${amount}.`,
  betLost: 'A bet has lost.',
  legs: (legs) => (legs === 1 ? 'Single' : `Accumulator of ${legs}`),
  stale: 'The prices cannot be refreshed. We keep trying.',
  how: 'These matches are played nowhere: the gateway draws their scores. A price includes the stake and moves until the match starts; your bet keeps the price at which it was placed. An accumulator multiplies the prices and wins when every match does. It takes up to 8 matches and pays up to ₱500,000.',
  fair: 'The score of a match is drawn from a seed, whose hash stands below before the match starts; the seed is shown at its end. Over very many bets, prices pay back 92.93 % to 96.50 % of single stakes. An accumulator pays back the product of its legs.',
  keys: 'Tab moves between prices, Enter puts one on the slip or removes it.',
};

/** The messages of the books, by language code. */
export const bookMessages = extendMessages({ EN: english, TY: tagalog, CN: chinese, TH: thai });
