import type { Played } from './simulate-return.ts';
import type { RandomBelow } from '#demo/games/table-game.ts';
import { advice, callAntes, dealHand, payoutsOf, showdown } from '#demo/games/poker/rules.ts';

/** Plays a hand with an ante of 1 as the advice says. */
export function playAdvised(randomBelow: RandomBelow): Played {
  const deal = dealHand(randomBelow);
  if (advice(deal.player, deal.board.slice(0, 3)) === 'fold') return { staked: 1, paid: 0 };
  const { ante, call } = payoutsOf(showdown(deal));
  return { staked: 1 + callAntes, paid: ante + call };
}
