import { createBetLayout, stakesIn, type ChipChoice, type Stakes } from '../chips/bet-layout.ts';
import { chipFormat } from '../chips/chip-rack.ts';
import { createPlaceButtons } from '../chips/place-buttons.ts';
import { byId, make, prefersReducedMotion, wait } from '../elements.ts';
import { pesoFormat } from '../labels.ts';
import { createLiveParts } from '../live/live-parts.ts';
import { backOf, cardOf, pointsOf } from '../playing-cards.ts';
import { sound } from '../sound.ts';
import { createRoads } from './show-roads.ts';
import type { Side } from './roads.ts';
import type { LiveScene } from '../live/live-scene.ts';
import type { Opened as GameOpened } from '../calls.ts';
import type { ChipRules } from '../chips/chip-table.ts';
import { text } from '../texts/texts.ts';

interface Coup {
  player: number[];
  banker: number[];
  winner: Side;
}

type Deal = Coup & { choice: ChipChoice };

type Opened = GameOpened &
  ChipRules & { pays: Record<Side, number>; returns: Record<Side, string> };

const sides: readonly Side[] = ['player', 'tie', 'banker'];

const total = (cards: readonly number[]) =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

function createHand(name: string) {
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
    deal(dealt: readonly number[]) {
      const last = dealt.at(-1);
      if (last === undefined) return;
      if (dealt.length === 1) cards.replaceChildren();
      cards.append(cardOf(last));
      points.textContent = String(total(dealt));
    },
    win: () => root.setAttribute('data-won', ''),
  };
}

/** The table: two hands with the dealer between them, three places for chips, and the roads. */
export function createScene(opened: Opened): LiveScene<Coup, Side, Deal> {
  const { pays, returns, limits } = opened;
  const money = pesoFormat();
  const write = chipFormat();
  const { dealer, notes, showRound } = createLiveParts(opened);
  const hands = {
    player: createHand(text('baccarat.player')),
    banker: createHand(text('baccarat.banker')),
  };
  const cards = make('div', 'hands live-hands');
  cards.ariaHidden = 'true';
  cards.append(hands.player.root, dealer.root, hands.banker.root);
  const layout = createBetLayout(limits);
  let put: (place: string) => void = () => undefined;
  const places = createPlaceButtons(
    text('baccarat.legend'),
    sides.map((value) => ({
      value,
      face: [
        make('span', 'choice-name', text(`baccarat.${value}`)),
        make('span', 'choice-pays', `×${pays[value] / 100}`),
      ],
    })),
    (place) => put(place),
  );
  const roads = createRoads();
  const felt = make('div', 'felt live');
  felt.append(notes, cards, places.root, roads.root);
  byId('scene', HTMLDivElement).append(felt);
  /** The winners of the rounds on this page, for tables without a common history. */
  const own: Side[] = [];

  function clear() {
    hands.player.clear();
    hands.banker.clear();
    places.clearWins();
  }

  async function dealAll({ player, banker }: Pick<Coup, 'player' | 'banker'>) {
    for (let card = 0; card < 3; card += 1) {
      for (const side of ['player', 'banker'] as const) {
        const hand = side === 'player' ? player : banker;
        if (hand.length <= card) continue;
        hands[side].deal(hand.slice(0, card + 1));
        sound.stop(card);
        await wait(prefersReducedMotion() ? 0 : 420);
      }
    }
  }

  /** Deals a round and marks its winner. */
  async function showResult(coup: Coup) {
    await dealAll(coup);
    const { winner } = coup;
    if (winner !== 'tie') hands[winner].win();
    places.faceOf(winner)?.setAttribute('data-won', '');
    return text('baccarat.result', {
      player: total(coup.player),
      banker: total(coup.banker),
      winner: text(`baccarat.${winner}`),
    });
  }

  const showStakes = (stakes: Stakes) => places.showStakes(stakes, write);

  clear();
  roads.show(own);
  return {
    bets: layout,
    anyPlace: 'player',
    dealer,
    clear,
    showHistory: roads.show,
    showResult,
    showRound,
    showStakes,
    lock: places.lock,
    /** Connects the places with the rack. */
    onPlace(press) {
      put = press;
    },
    choice: () => (layout.isEmpty() ? null : layout.stakes()),
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
    async show(deal) {
      const result = await showResult(deal);
      own.push(deal.winner);
      roads.show(own);
      const { payoutCentavos, choice } = deal;
      if (payoutCentavos === 0) return result;
      const amount = money(payoutCentavos);
      const isBack = deal.winner === 'tie' && !('tie' in stakesIn(choice));
      return `${result} ${text(isBack ? 'baccarat.back' : 'round.gained', { amount })}`;
    },
    end: () => places.lock(false),
    prices: () =>
      sides.map((side) => [text(`baccarat.${side}`), `×${pays[side] / 100} (${returns[side]} %)`]),
  };
}
