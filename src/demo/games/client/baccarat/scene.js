import { createChoices } from '../choices.js';
import { byId, make, prefersReducedMotion, wait } from '../elements.js';
import { pesoFormat } from '../labels.js';
import { backOf, cardOf, pointsOf } from '../playing-cards.js';
import { sound } from '../sound.js';

/**
 * @typedef {'player' | 'banker' | 'tie'} Side
 * @typedef {import('../calls.js').Settlement & { choice: Side, player: number[], banker: number[], winner: Side }} Deal
 * @typedef {import('../calls.js').Opened & { pays: Record<Side, number>, returns: Record<Side, string> }} Opened
 * @typedef {ReturnType<typeof import('./messages.js').baccaratMessages>} Messages
 */

/** @type {readonly Side[]} */
const sides = ['player', 'tie', 'banker'];

/** @param {readonly number[]} cards */
const total = (cards) => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** @param {string} name */
function createHand(name) {
  const root = make('div', 'hand');
  const cards = make('div', 'cards');
  const points = make('b', 'points', '–');
  root.append(make('span', 'hand-name', name), cards, points);

  return {
    root,
    clear() {
      cards.replaceChildren(backOf(), backOf());
      points.textContent = '–';
      root.removeAttribute('data-won');
    },
    /** @param {readonly number[]} dealt */
    deal(dealt) {
      const last = dealt.at(-1);
      if (last === undefined) return;
      if (dealt.length === 1) cards.replaceChildren();
      cards.append(cardOf(last));
      points.textContent = String(total(dealt));
    },
    win: () => root.setAttribute('data-won', ''),
  };
}

/**
 * Two hands, and three bets.
 * @param {Opened} opened
 * @param {Messages} messages
 * @returns {import('../start-table.js').Scene}
 */
export function createScene({ pays, returns }, messages) {
  const money = pesoFormat(messages.tag);
  const hands = { player: createHand(messages.player), banker: createHand(messages.banker) };
  const table = make('div', 'hands');
  table.ariaHidden = 'true';
  table.append(hands.player.root, hands.banker.root);
  const choices = createChoices(
    messages.legend,
    sides.map((value) => ({
      value,
      face: [
        make('span', 'choice-name', messages[value]),
        make('span', 'choice-pays', `×${pays[value] / 100}`),
      ],
    })),
  );
  const felt = make('div', 'felt');
  felt.append(table, choices.root);
  byId('scene', HTMLDivElement).append(felt);

  function clear() {
    hands.player.clear();
    hands.banker.clear();
    for (const side of sides) choices.faceOf(side)?.removeAttribute('data-won');
  }

  /** @param {Deal} round */
  async function dealAll({ player, banker }) {
    for (let card = 0; card < 3; card += 1) {
      for (const side of /** @type {const} */ (['player', 'banker'])) {
        const hand = side === 'player' ? player : banker;
        if (hand.length <= card) continue;
        hands[side].deal(hand.slice(0, card + 1));
        sound.stop(card);
        await wait(prefersReducedMotion() ? 0 : 420);
      }
    }
  }

  clear();
  return {
    choice: choices.chosen,
    lay(choice) {
      choices.choose(choice);
      choices.lock(true);
    },
    begin() {
      clear();
      choices.lock(true);
    },
    /** @param {Deal} round */
    async show(round) {
      await dealAll(round);
      const { winner, choice, payoutCentavos } = round;
      if (winner !== 'tie') hands[winner].win();
      choices.faceOf(winner)?.setAttribute('data-won', '');
      const result = messages.result(total(round.player), total(round.banker), messages[winner]);
      if (payoutCentavos === 0) return result;
      const amount = money(payoutCentavos);
      return `${result} ${winner === choice ? messages.gained(amount) : messages.back(amount)}`;
    },
    end: () => choices.lock(false),
    prices: () =>
      sides.map((side) => [messages[side], `×${pays[side] / 100} (${returns[side]} %)`]),
  };
}
