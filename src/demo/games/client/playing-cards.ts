import { make } from './elements.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♥', '♦', '♣'];

/** The face of a card. The number is 0 to 51, by suit, ace to king. */
export function cardOf(card: number) {
  const suit = Math.floor(card / 13);
  const face = make('span', 'card');
  face.dataset['colour'] = suit === 1 || suit === 2 ? 'red' : 'black';
  const rank = ranks[card % 13] ?? '';
  face.append(make('b', 'rank', rank), make('i', 'suit', suits[suit] ?? ''));
  return face;
}

/** The back of a card. */
export function backOf() {
  return make('span', 'card back');
}

/** A card in messages, such as `K♥`. */
export function nameOf(card: number) {
  return `${ranks[card % 13] ?? ''}${suits[Math.floor(card / 13)] ?? ''}`;
}

/** Points in baccarat. Tens and face cards count 0. */
export const pointsOf = (card: number) => (card % 13 > 8 ? 0 : (card % 13) + 1);
