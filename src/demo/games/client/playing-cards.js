import { make } from './elements.js';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♥', '♦', '♣'];

/**
 * A card by its number from 0 to 51: suit by suit, ace to king.
 * @param {number} card
 */
export function cardOf(card) {
  const suit = Math.floor(card / 13);
  const face = make('span', 'card');
  face.dataset['colour'] = suit === 1 || suit === 2 ? 'red' : 'black';
  const rank = ranks[card % 13] ?? '';
  face.append(make('b', 'rank', rank), make('i', 'suit', suits[suit] ?? ''));
  return face;
}

/** The back of a card that is not dealt yet. */
export function backOf() {
  return make('span', 'card back');
}

/**
 * A card in words, such as `K♥`.
 * @param {number} card
 */
export function nameOf(card) {
  return `${ranks[card % 13] ?? ''}${suits[Math.floor(card / 13)] ?? ''}`;
}

/** Points at baccarat: tens and pictures count nothing. */
export const pointsOf = (/** @type {number} */ card) => (card % 13 > 8 ? 0 : (card % 13) + 1);
