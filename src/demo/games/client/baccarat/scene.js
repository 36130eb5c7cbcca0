import { createBetLayout, stakesIn } from '../chips/bet-layout.js';
import { chipFormat } from '../chips/chip-rack.js';
import { createPlaceButtons } from '../chips/place-buttons.js';
import { byId, make, prefersReducedMotion, wait } from '../elements.js';
import { pesoFormat } from '../labels.js';
import { createLiveParts } from '../live/live-parts.js';
import { backOf, cardOf, pointsOf } from '../playing-cards.js';
import { sound } from '../sound.js';
import { createRoads } from './show-roads.js';

/**
 * @typedef {'player' | 'banker' | 'tie'} Side
 * @typedef {{ player: number[], banker: number[], winner: Side }} Coup
 * @typedef {import('../chips/bet-layout.js').Stakes} Stakes
 * @typedef {string | Stakes | { bets: string | Stakes }} Choice
 * @typedef {import('../calls.js').Settlement & Coup & { choice: Choice }} Deal
 * @typedef {import('../calls.js').Opened & import('../chips/chip-table.js').ChipRules & { pays: Record<Side, number>, returns: Record<Side, string> }} Opened
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
 * The table: two hands with the dealer between them, three places for chips, and the roads.
 * @param {Opened} opened
 * @param {Messages} messages
 */
export function createScene(opened, messages) {
  const { pays, returns, limits } = opened;
  const money = pesoFormat(messages.tag);
  const write = chipFormat(messages.tag);
  const { words, dealer, notes, showRound } = createLiveParts(opened, messages);
  const hands = { player: createHand(messages.player), banker: createHand(messages.banker) };
  const cards = make('div', 'hands live-hands');
  cards.ariaHidden = 'true';
  cards.append(hands.player.root, dealer.root, hands.banker.root);
  const layout = createBetLayout(limits);
  /** @type {(place: string) => void} */
  let put = () => undefined;
  const places = createPlaceButtons(
    messages.legend,
    sides.map((value) => ({
      value,
      face: [
        make('span', 'choice-name', messages[value]),
        make('span', 'choice-pays', `×${pays[value] / 100}`),
      ],
    })),
    (place) => put(place),
  );
  const roads = createRoads(messages, words);
  const felt = make('div', 'felt live');
  felt.append(notes, cards, places.root, roads.root);
  byId('scene', HTMLDivElement).append(felt);
  /** The winners of the rounds on this page, for tables without a common history. @type {Side[]} */
  const own = [];

  function clear() {
    hands.player.clear();
    hands.banker.clear();
    places.clearWins();
  }

  /** @param {Pick<Coup, 'player' | 'banker'>} coup */
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

  /** Deals a round and marks its winner. @param {Coup} coup */
  async function showResult(coup) {
    await dealAll(coup);
    const { winner } = coup;
    if (winner !== 'tie') hands[winner].win();
    places.faceOf(winner)?.setAttribute('data-won', '');
    return messages.result(total(coup.player), total(coup.banker), messages[winner]);
  }

  /** @param {Stakes} stakes */
  const showStakes = (stakes) => places.showStakes(stakes, write);

  clear();
  roads.show(own);
  return {
    bets: layout,
    anyPlace: 'player',
    dealer,
    words,
    clear,
    showHistory: roads.show,
    showResult,
    showRound,
    showStakes,
    lock: places.lock,
    /** Connects the places with the rack. @param {(place: string) => void} press */
    onPlace(press) {
      put = press;
    },
    choice: () => (layout.isEmpty() ? null : layout.stakes()),
    /** @param {unknown} choice */
    lay(choice) {
      const bets = stakesIn(choice);
      layout.lay(bets);
      showStakes(bets);
      places.lock(true);
      roads.root.hidden = true;
    },
    begin() {
      clear();
      places.lock(true);
    },
    /** @param {any} deal A `Deal`. */
    async show(deal) {
      const result = await showResult(deal);
      own.push(deal.winner);
      roads.show(own);
      const { payoutCentavos, choice } = /** @type {Deal} */ (deal);
      if (payoutCentavos === 0) return result;
      const amount = money(payoutCentavos);
      const isBack = deal.winner === 'tie' && !('tie' in stakesIn(choice));
      return `${result} ${isBack ? messages.back(amount) : messages.gained(amount)}`;
    },
    end: () => places.lock(false),
    /** @returns {(readonly [string, string])[]} */
    prices: () =>
      sides.map((side) => [messages[side], `×${pays[side] / 100} (${returns[side]} %)`]),
  };
}
