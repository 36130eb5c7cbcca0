import { integer, maxValue, minValue, number, pipe } from 'valibot';
import type { Below } from './table-game.ts';

/** A card of a deck: 0 to 51, suit by suit, ace to king. */
export const card = pipe(number(), integer(), minValue(0), maxValue(51));

/** 1 for an ace to 13 for a king. */
export const rankOf = (one: number): number => (one % 13) + 1;

/** Deals from a shoe of so many decks: each call gives one card, which is gone then. */
export function dealFrom(decks: number, below: Below): () => number {
  const shoe = Array.from({ length: decks * 52 }, (_, index) => index % 52);
  return () => {
    const [dealt = 0] = shoe.splice(below(shoe.length), 1);
    return dealt;
  };
}
