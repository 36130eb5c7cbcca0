import { byId, make, prefersReducedMotion, wait } from '../elements.js';
import { backOf, cardOf } from '../playing-cards.js';
import { sound } from '../sound.js';

/**
 * @typedef {import('./messages.js').HandKind} HandKind
 * @typedef {ReturnType<typeof import('./messages.js').pokerMessages>} Messages
 * @typedef {{ key: string, stakeCentavos: number, foldsAt: number, player: number[], flop: number[], hash: string, clientSeed: string }} Hand
 * @typedef {{ action: 'call' | 'fold', player: number[], house: number[], board: number[], winner: 'player' | 'house' | 'tie', playerHand: HandKind, houseHand: HandKind, houseQualifies: boolean, seed: string | null }} Outcome
 */

/**
 * A row of cards with its name.
 * @param {string} name
 * @param {number} count
 */
function createRow(name, count) {
  const root = make('div', 'poker-row');
  const place = make('div', 'cards');
  const hand = make('span', 'poker-hand');
  root.append(make('span', 'hand-name', name), place, hand);
  return {
    root,
    /**
     * Shows some cards, and backs for the others.
     * @param {readonly number[]} cards
     */
    show(cards) {
      const backs = Math.max(0, count - cards.length);
      place.replaceChildren(...cards.map(cardOf), ...Array.from({ length: backs }, backOf));
    },
    /** @param {string} text */
    name(text) {
      hand.textContent = text;
    },
    /** @param {boolean} now */
    light(now) {
      root.toggleAttribute('data-won', now);
    },
  };
}

/**
 * The table: the house, the board, the player.
 * @param {Messages} messages
 */
export function createPokerScene(messages) {
  const [house, board, you] = [
    createRow(messages.house, 2),
    createRow(messages.board, 5),
    createRow(messages.you, 2),
  ];
  const timer = make('p', 'poker-timer');
  const proof = make('p', 'poker-proof');
  const felt = make('div', 'felt poker');
  const rows = make('div', 'poker-rows');
  rows.ariaHidden = 'true';
  rows.append(house.root, board.root, you.root);
  felt.append(rows, timer, proof);
  byId('scene', HTMLDivElement).append(felt);

  function clear() {
    for (const row of [house, board, you]) {
      row.show([]);
      row.name('');
      row.light(false);
    }
    timer.textContent = '';
    proof.textContent = '';
  }

  clear();
  return {
    clear,
    /** Shows the hash of the seed that decides the next hand. @param {string} hash */
    promise(hash) {
      proof.textContent = `SHA-256 ${hash}`;
    },
    /** @param {Hand} hand */
    deal({ player, flop, hash }) {
      clear();
      you.show(player);
      board.show(flop);
      proof.textContent = `SHA-256 ${hash}`;
      sound.stop(0);
    },
    /** @param {string} text */
    showTimer(text) {
      timer.textContent = text;
    },
    /** @param {Outcome} end */
    async show({ action, player, house: theirs, board: all, winner, playerHand, houseHand, seed }) {
      const pause = prefersReducedMotion() ? 0 : 600;
      timer.textContent = '';
      you.show(player);
      if (seed !== null) proof.textContent = `seed ${seed}`;
      if (action === 'call') {
        board.show(all.slice(0, 4));
        sound.stop(1);
        await wait(pause);
      }
      board.show(all);
      sound.stop(2);
      await wait(pause);
      house.show(theirs);
      you.name(messages.hands[playerHand]);
      house.name(messages.hands[houseHand]);
      you.light(winner === 'player');
      house.light(winner === 'house');
    },
  };
}
