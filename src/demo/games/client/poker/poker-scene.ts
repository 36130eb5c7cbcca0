import { byId, make, prefersReducedMotion, wait } from '../elements.ts';
import { backOf, cardOf } from '../playing-cards.ts';
import { sound } from '../sound.ts';
import type { Settlement } from '../calls.ts';
import type { Fair } from '../fair/fairness.ts';
import { text } from '../texts/texts.ts';

export type HandKind =
  | 'high'
  | 'pair'
  | 'twoPairs'
  | 'three'
  | 'straight'
  | 'flush'
  | 'fullHouse'
  | 'four'
  | 'straightFlush'
  | 'royalFlush';

export interface Hand {
  key: string;
  stakeCentavos: number;
  foldsAt: number;
  player: number[];
  flop: number[];
  hash: string;
  clientSeed: string;
}

export interface Outcome {
  action: 'call' | 'fold';
  player: number[];
  house: number[];
  board: number[];
  winner: 'player' | 'house' | 'tie';
  playerHand: HandKind;
  houseHand: HandKind;
  houseQualifies: boolean;
  seed: string | null;
}

/** The answer to `/table`, and to `/deal` with a hand. */
export interface Table<Open extends Hand | null> {
  now: number;
  balanceCentavos: number;
  fair?: Fair;
  hand: Open;
}

/** The answer to `/end`. */
export type EndedHand = Outcome & Settlement & { seed: string; stakedCentavos: number };

/** A row of cards with its name. */
function createRow(name: string, count: number) {
  const root = make('div', 'poker-row');
  const place = make('div', 'cards');
  const hand = make('span', 'poker-hand');
  root.append(make('span', 'hand-name', name), place, hand);
  return {
    root,
    /** Shows some cards, and backs for the others. */
    show(cards: readonly number[]) {
      const backs = Math.max(0, count - cards.length);
      place.replaceChildren(...cards.map(cardOf), ...Array.from({ length: backs }, backOf));
    },
    name(words: string) {
      hand.textContent = words;
    },
    light(now: boolean) {
      root.toggleAttribute('data-won', now);
    },
  };
}

/** The table: the house, the board, the player. */
export function createPokerScene() {
  const [house, board, you] = [
    createRow(text('poker.house'), 2),
    createRow(text('poker.board'), 5),
    createRow(text('poker.you'), 2),
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
    /** Shows the hash of the seed that decides the next hand. */
    promise(hash: string) {
      proof.textContent = `SHA-256 ${hash}`;
    },
    deal({ player, flop, hash }: Hand) {
      clear();
      you.show(player);
      board.show(flop);
      proof.textContent = `SHA-256 ${hash}`;
      sound.stop(0);
    },
    showTimer(left: string) {
      timer.textContent = left;
    },
    async show({
      action,
      player,
      house: theirs,
      board: all,
      winner,
      playerHand,
      houseHand,
      seed,
    }: Outcome) {
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
      you.name(text(`poker.hand.${playerHand}`));
      house.name(text(`poker.hand.${houseHand}`));
      you.light(winner === 'player');
      house.light(winner === 'house');
    },
  };
}
