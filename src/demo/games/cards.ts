import { integer, maxValue, minValue, number, pipe } from 'valibot';
import type { RandomBelow } from './table-game.ts';

/** A card of a deck: 0 to 51, by suit, ace to king. */
export const card = pipe(number(), integer(), minValue(0), maxValue(51));

/** The rank of a card: 1 (ace) to 13 (king). */
export const rankOf = (one: number): number => (one % 13) + 1;

/** Creates a shoe of `decks` decks. Each call deals one random card and removes it from the shoe. */
export function dealFrom(decks: number, randomBelow: RandomBelow): () => number {
  const shoe = Array.from({ length: decks * 52 }, (_, index) => index % 52);
  return () => {
    const [dealt = 0] = shoe.splice(randomBelow(shoe.length), 1);
    return dealt;
  };
}
