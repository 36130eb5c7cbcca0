import { array, object, picklist } from 'valibot';
import { card, dealFrom, rankOf } from '../cards.ts';
import {
  chipBets,
  chipBounds,
  chipLimits,
  chips,
  payoutOfAll,
  placesOf,
  tableChoice,
  totalOf,
} from '../chip-bets.ts';
import { defineLive } from '../live/live-game.ts';
import { defineTable, type RandomBelow } from '../table-game.ts';

/** The bets. */
export const sides = ['player', 'banker', 'tie'] as const;

export type Side = (typeof sides)[number];

/** Payout of a winning bet in hundredths of the stake, the stake included. The house keeps 5 % of wins on Banker. */
const pays: Readonly<Record<Side, number>> = { player: 200, banker: 195, tie: 900 };

/** Number of decks, which are shuffled for each round. */
export const decks = 8;

/** Return to player of each bet in percent. A test computes the exact figures. */
export const returns: Readonly<Record<Side, string>> = {
  player: '98.76',
  banker: '98.94',
  tie: '85.64',
};

/** The points of a card. Tens and face cards count 0. */
const pointsOf = (one: number): number => (rankOf(one) > 9 ? 0 : rankOf(one));

/** The points of a hand: the last digit of the sum. */
export function total(points: readonly number[]): number {
  return points.reduce((sum, value) => sum + value, 0) % 10;
}

/** True when the banker takes a third card. `playerThird` is the points of the player's third card, null without one. */
function bankerDraws(bankerTotal: number, playerThird: number | null): boolean {
  if (playerThird === null) return bankerTotal <= 5;
  if (bankerTotal <= 2) return true;
  if (bankerTotal === 3) return playerThird !== 8;
  const lowest = { 4: 2, 5: 4, 6: 6 }[bankerTotal];
  return lowest !== undefined && playerThird >= lowest && playerThird <= 7;
}

/** Plays both hands by the rules for third cards. `deal` returns the next card, `worth` the points of a card. */
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

/** The winning side of two totals. */
export function winnerOf(player: number, banker: number): Side {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
}

/** The payout of a bet, the stake included. A tie returns the stakes of bets on a hand. */
export function payoutOf(stakeCentavos: number, bet: Side, winner: Side): number {
  if (bet === winner) return (stakeCentavos * pays[bet]) / 100;
  return winner === 'tie' ? stakeCentavos : 0;
}

/** The cards and the winner of a round. */
function dealCoup(randomBelow: RandomBelow) {
  const { player, banker } = playHands(dealFrom(decks, randomBelow), pointsOf);
  const winner = winnerOf(total(player.map(pointsOf)), total(banker.map(pointsOf)));
  return { player, banker, winner };
}

const payoutAt = (stakeCentavos: number, place: string, winner: Side): number =>
  sides.reduce(
    (sum, side) => sum + (side === place ? payoutOf(stakeCentavos, side, winner) : 0),
    0,
  );

/** Baccarat whose rounds the players of a table share. */
export const liveBaccarat = defineLive({
  places: sides,
  outcomes: sides.map((winner) => ({ player: [], banker: [], winner })),
  deal: dealCoup,
  markOf: ({ winner }) => winner,
  outcomeOf: ({ winner }) => ({ outcome: winner, number: null }),
  payoutOf: (stakeCentavos, place, { winner }) => payoutAt(stakeCentavos, place, winner),
});

const choice = tableChoice(sides);

/** Baccarat: the player bets on the hand whose points are nearer to nine, or on a tie. */
export const baccarat = defineTable({
  stakes: chips,
  bounds: chipBounds,
  totalOf,
  placesOf: (stakeCentavos, laid) => placesOf(laid, stakeCentavos, liveBaccarat),
  rules: { pays, returns, chips, limits: chipLimits },
  choice,
  ownChoice: chipBets(sides),
  outcome: object({
    choice,
    player: array(card),
    banker: array(card),
    winner: picklist(sides),
  }),
  decide(stakeCentavos, laid, randomBelow) {
    const coup = dealCoup(randomBelow);
    const payoutCentavos = payoutOfAll(laid, stakeCentavos, (stake, place) =>
      payoutAt(stake, place, coup.winner),
    );
    return { payoutCentavos, outcome: { choice: laid, ...coup } };
  },
});
