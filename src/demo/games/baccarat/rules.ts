import { array, object, picklist } from 'valibot';
import { card, dealFrom, rankOf } from '../cards.ts';
import { tableStakes } from '../stakes.ts';
import { defineTable } from '../table-game.ts';

/** What can be betted on. */
export const sides = ['player', 'banker', 'tie'] as const;

export type Side = (typeof sides)[number];

/** Hundredths of the stake that a side pays when it comes, the stake with it. The bank keeps 5 % of its wins. */
export const pays: Readonly<Record<Side, number>> = { player: 200, banker: 195, tie: 900 };

/** Eight decks are shuffled anew for each round. */
export const decks = 8;

/** What each side pays back on average, in percent; reckoned exactly in the test. */
export const returns: Readonly<Record<Side, string>> = {
  player: '98.76',
  banker: '98.94',
  tie: '85.64',
};

/** Tens and pictures count nothing. */
export const pointsOf = (one: number): number => (rankOf(one) > 9 ? 0 : rankOf(one));

/** The points of a hand: the last figure of their sum. */
export function total(points: readonly number[]): number {
  return points.reduce((sum, value) => sum + value, 0) % 10;
}

/** Whether the banker takes a third card, by its points and those of the player's third card; null when that stood. */
export function bankerDraws(bankerTotal: number, playerThird: number | null): boolean {
  if (playerThird === null) return bankerTotal <= 5;
  if (bankerTotal <= 2) return true;
  if (bankerTotal === 3) return playerThird !== 8;
  const lowest = { 4: 2, 5: 4, 6: 6 }[bankerTotal];
  return lowest !== undefined && playerThird >= lowest && playerThird <= 7;
}

/** Plays both hands by the rules of the table. `deal` gives cards; `worth` their points. */
export function playHands<Card>(deal: () => Card, worth: (one: Card) => number) {
  const [a, b, c, d] = [deal(), deal(), deal(), deal()];
  const player = [a, c];
  const banker = [b, d];
  const points = (hand: readonly Card[]) => total(hand.map(worth));
  const natural = Math.max(points(player), points(banker)) >= 8;
  if (natural) return { player, banker };
  if (points(player) <= 5) player.push(deal());
  const third = player[2];
  if (bankerDraws(points(banker), third === undefined ? null : worth(third))) banker.push(deal());
  return { player, banker };
}

/** Which side two totals make win. */
export function winnerOf(player: number, banker: number): Side {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
}

/** What a bet pays, the stake with it. On a tie, bets on the hands come back. */
export function payoutOf(stakeCentavos: number, bet: Side, winner: Side): number {
  if (bet === winner) return (stakeCentavos * pays[bet]) / 100;
  return winner === 'tie' ? stakeCentavos : 0;
}

/** Baccarat: two hands are dealt, and one bets on which comes nearer to nine. */
export const baccarat = defineTable({
  stakes: tableStakes,
  rules: { pays, returns },
  choice: picklist(sides),
  outcome: object({
    choice: picklist(sides),
    player: array(card),
    banker: array(card),
    winner: picklist(sides),
  }),
  decide(stakeCentavos, choice, below) {
    const { player, banker } = playHands(dealFrom(decks, below), pointsOf);
    const winner = winnerOf(total(player.map(pointsOf)), total(banker.map(pointsOf)));
    const payoutCentavos = payoutOf(stakeCentavos, choice, winner);
    return { payoutCentavos, outcome: { choice, player, banker, winner } };
  },
});
