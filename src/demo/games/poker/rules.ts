import {
  boolean,
  length,
  maxLength,
  nullable,
  object,
  picklist,
  pipe,
  string,
  tuple,
} from 'valibot';
import { card, dealFrom, rankOf } from '../cards.ts';
import { tableStakes } from '../table-stakes.ts';
import { defineTable, type RandomBelow } from '../table-game.ts';
import { type HandKind, handKinds, kindOf, leastOfHouse, rankHand } from './hand-rank.ts';

/** The cards of a hand: two of the player, two of the house, five on the board. */
export interface Deal {
  readonly player: [number, number];
  readonly house: [number, number];
  readonly board: [number, number, number, number, number];
}

/** The step of the player after the first three cards of the board. */
export const actions = ['call', 'fold'] as const;

export type Action = (typeof actions)[number];

/** Winnings of the ante by the player's hand, in antes. Every other hand wins one. */
const antePays: Readonly<Partial<Record<HandKind, number>>> = {
  royalFlush: 100,
  straightFlush: 20,
  four: 10,
  fullHouse: 3,
  flush: 2,
};

/** The call is this many antes. */
export const callAntes = 2;

/**
 * Part of all stakes, antes and calls, that is paid back to a player who follows `advice`, in percent: the mean of 6.75
 * million hands. A test simulates a part of them.
 */
export const returns = '98.92';

/** Deals a hand from one deck. */
export function dealHand(randomBelow: RandomBelow): Deal {
  const deal = dealFrom(1, randomBelow);
  return {
    player: [deal(), deal()],
    house: [deal(), deal()],
    board: [deal(), deal(), deal(), deal(), deal()],
  };
}

/** The end of a hand that was called. The house plays with a pair of fours or better. */
interface Showdown {
  readonly winner: 'player' | 'house' | 'tie';
  readonly playerHand: HandKind;
  readonly houseHand: HandKind;
  readonly houseQualifies: boolean;
}

/** Compares the hands. */
export function showdown({ player, house, board }: Deal): Showdown {
  const [ours, theirs] = [rankHand([...player, ...board]), rankHand([...house, ...board])];
  const ahead = ours === theirs ? 'tie' : ours > theirs ? 'player' : 'house';
  return {
    winner: ahead,
    playerHand: kindOf(ours),
    houseHand: kindOf(theirs),
    houseQualifies: theirs >= leastOfHouse,
  };
}

/** Payout of the ante and of the call, the stakes included, in multiples of the ante. */
export function payoutsOf(end: Showdown): { readonly ante: number; readonly call: number } {
  const anteWon = 1 + (antePays[end.playerHand] ?? 1);
  if (!end.houseQualifies) return { ante: anteWon, call: callAntes };
  if (end.winner === 'tie') return { ante: 1, call: callAntes };
  return end.winner === 'player' ? { ante: anteWon, call: 2 * callAntes } : { ante: 0, call: 0 };
}

const high = (one: number): number => (rankOf(one) === 1 ? 14 : rankOf(one));

/** True for four ranks of a straight, the ace as high or low. */
function isStraightNear(cards: readonly number[]): boolean {
  const ranks = new Set(cards.flatMap((one) => (high(one) === 14 ? [1, 14] : [high(one)])));
  return [5, 6, 7, 8, 9, 10, 11, 12, 13, 14].some(
    (top) => [0, 1, 2, 3, 4].filter((below) => ranks.has(top - below)).length >= 4,
  );
}

/**
 * A simple advice: fold two cards below the ten that make no pair with the three cards of the board, and with them neither
 * four cards of a suit nor four of a straight. Call everything else.
 * @internal The stated return is measured on hands that follow it.
 */
export function advice(player: readonly number[], flop: readonly number[]): Action {
  const cards = [...player, ...flop];
  if (Math.max(...player.map(high)) >= 10) return 'call';
  const isPaired = player.some((own, n) =>
    cards.some((other, at) => at !== n && rankOf(other) === rankOf(own)),
  );
  const isFlushNear = [0, 1, 2, 3].some(
    (suit) => cards.filter((one) => Math.floor(one / 13) === suit).length >= 4,
  );
  return isPaired || isFlushNear || isStraightNear(cards) ? 'call' : 'fold';
}

/** The recorded bet of a hand: the ante, or the call. `tag` names the seed. */
export const hand = object({
  part: picklist(['ante', 'call']),
  tag: pipe(string(), maxLength(80)),
  salt: pipe(string(), maxLength(80)),
});

export const outcome = object({
  action: picklist(actions),
  player: tuple([card, card]),
  house: tuple([card, card]),
  board: tuple([card, card, card, card, card]),
  winner: picklist(['player', 'house', 'tie']),
  playerHand: picklist(handKinds),
  houseHand: picklist(handKinds),
  houseQualifies: boolean(),
  seed: nullable(pipe(string(), length(64))),
});

/** The result of one part of a hand. */
export function endOfHand(deal: Deal, action: Action, seed: string | null) {
  const end = showdown(deal);
  const { ante, call } = action === 'fold' ? { ante: 0, call: 0 } : payoutsOf(end);
  const winner = action === 'fold' ? ('house' as const) : end.winner;
  return { ante, call, outcome: { action, ...deal, ...end, winner, seed } };
}

/** Casino hold'em against the house. Hands are dealt by `create-poker.ts`; this decides past hands and replays. */
export const poker = defineTable({
  stakes: tableStakes,
  rules: { antePays, callAntes, returns },
  choice: hand,
  outcome,
  decide(stakeCentavos, _, randomBelow) {
    const end = endOfHand(dealHand(randomBelow), 'call', null);
    return { payoutCentavos: end.ante * stakeCentavos, outcome: end.outcome };
  },
});
