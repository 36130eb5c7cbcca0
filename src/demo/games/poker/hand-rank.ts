import { rankOf } from '../cards.ts';

/** The kinds of hands, from the lowest. */
export const handKinds = [
  'high',
  'pair',
  'twoPairs',
  'three',
  'straight',
  'flush',
  'fullHouse',
  'four',
  'straightFlush',
  'royalFlush',
] as const;

export type HandKind = (typeof handKinds)[number];

const base = 15;

/** The rank of a card with the ace high: 2 to 14. */
const highRank = (card: number): number => (rankOf(card) === 1 ? 14 : rankOf(card));

const suitOf = (card: number): number => Math.floor(card / 13);

/** Bits of the ranks, with the ace also as 1. */
function bitsOf(ranks: readonly number[]): number {
  return ranks.reduce((bits, rank) => bits | (1 << rank) | (rank === 14 ? 2 : 0), 0);
}

/** The highest rank of five in a row; 0 without one. */
function straightTop(bits: number): number {
  for (let top = 14; top >= 5; top -= 1) {
    const five = 0b11111 << (top - 4);
    if ((bits & five) === five) return top;
  }
  return 0;
}

/** A number that is greater for a better hand: its kind, then the ranks that decide. */
function strength(kind: HandKind, ranks: readonly number[]): number {
  const five = [0, 1, 2, 3, 4].map((n) => ranks[n] ?? 0);
  return five.reduce((sum, rank) => sum * base + rank, handKinds.indexOf(kind));
}

const downwards = (a: number, b: number): number => b - a;

function flushRanks(cards: readonly number[]): readonly number[] | null {
  for (let suit = 0; suit < 4; suit += 1) {
    const ranks = cards.filter((card) => suitOf(card) === suit).map(highRank);
    if (ranks.length >= 5) return ranks.toSorted(downwards);
  }
  return null;
}

/** Ranks by how often they occur, then by rank, such as [[9, 2], [14, 1], …] for a pair of nines with an ace. */
function groupsOf(ranks: readonly number[]): readonly (readonly [rank: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
}

/** The best hand of five among five to seven cards, as a number: a greater one beats a lower one, equal ones tie. */
export function rankHand(cards: readonly number[]): number {
  const flush = flushRanks(cards);
  const flushTop = flush === null ? 0 : straightTop(bitsOf(flush));
  if (flushTop === 14) return strength('royalFlush', [14]);
  if (flushTop > 0) return strength('straightFlush', [flushTop]);
  const ranks = cards.map(highRank);
  const groups = groupsOf(ranks);
  const [top, most] = groups[0] ?? [0, 0];
  const [next, second] = groups[1] ?? [0, 0];
  const besides = (...used: number[]) =>
    [...new Set(ranks)].filter((rank) => !used.includes(rank)).toSorted(downwards);
  if (most === 4) return strength('four', [top, ...besides(top).slice(0, 1)]);
  if (most === 3 && second >= 2) return strength('fullHouse', [top, next]);
  if (flush !== null) return strength('flush', flush.slice(0, 5));
  const straight = straightTop(bitsOf(ranks));
  if (straight > 0) return strength('straight', [straight]);
  if (most === 3) return strength('three', [top, ...besides(top).slice(0, 2)]);
  if (most === 2 && second === 2) {
    return strength('twoPairs', [top, next, ...besides(top, next).slice(0, 1)]);
  }
  if (most === 2) return strength('pair', [top, ...besides(top).slice(0, 3)]);
  return strength('high', besides().slice(0, 5));
}

/** The kind of a hand by its number. */
export function kindOf(rank: number): HandKind {
  return handKinds[Math.floor(rank / base ** 5)] ?? 'high';
}

/** The lowest hand that the house plays: a pair of fours. */
export const leastOfHouse: number = strength('pair', [4]);
