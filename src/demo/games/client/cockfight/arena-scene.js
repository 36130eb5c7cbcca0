import { createChoices } from '../choices.js';
import { byId, make } from '../elements.js';
import { fairness } from '../fair/fairness.js';
import { countdown } from '../game-clock.js';

/**
 * @typedef {'meron' | 'wala' | 'draw'} Side
 * @typedef {{ number: number, startsAt: number, closesAt: number, endsAt: number, hash: string }} Round
 * @typedef {import('../calls.js').Opened & { pays: Record<Side, number>, returns: Record<Side, string> }} Opened
 * @typedef {ReturnType<typeof import('./messages.js').cockfightMessages>} Messages
 */

/** @type {readonly Side[]} */
export const sides = ['meron', 'wala', 'draw'];

/** The letter of a side on the trend. */
const letters = { meron: 'M', wala: 'W', draw: 'D' };

/** Rows of the trend. */
const rows = 6;

/**
 * The trend: the results of the last fights, from top to bottom and from left to right.
 * @param {Messages} messages
 */
function createTrend(messages) {
  const root = make('figure', 'trend');
  const beads = make('div', 'beads');
  beads.ariaHidden = 'true';
  const text = make('figcaption', 'trend-text');
  root.append(text, beads);

  return {
    root,
    /** @param {readonly Side[]} winners */
    show(winners) {
      const count = (/** @type {Side} */ side) => winners.filter((one) => one === side).length;
      text.textContent = `${messages.trend}: ${messages.counts(count('meron'), count('wala'), count('draw'))}`;
      const columns = Math.ceil(winners.length / rows);
      const shown = winners.slice(Math.max(0, columns * rows - 60));
      beads.replaceChildren(
        ...shown.map((side) => {
          const bead = make('span', 'bead', letters[side]);
          bead.dataset['side'] = side;
          return bead;
        }),
      );
    },
  };
}

/**
 * The bird of a side; none for a draw.
 * @param {Side} side
 */
function birdOf(side) {
  if (side === 'draw') return [];
  const bird = make('img', 'bird');
  bird.src = `/cockfight/birds/${side}.svg`;
  bird.alt = '';
  return [bird];
}

/**
 * The arena with its timer, the three bets, and the trend.
 * @param {Opened} opened
 * @param {Messages} messages
 * @param {(centavos: number) => string} money
 */
export function createArena({ pays }, messages, money) {
  const head = make('div', 'arena-head');
  const name = make('span', 'arena-round');
  const phase = make('b', 'arena-phase');
  const left = make('span', 'arena-left');
  const bar = make('progress', 'arena-bar');
  bar.max = 1;
  bar.ariaHidden = 'true';
  head.append(name, phase, left, bar);
  const own = Object.fromEntries(sides.map((side) => [side, make('span', 'arena-own')]));
  const choices = createChoices(
    messages.legend,
    sides.map((side) => ({
      value: side,
      face: [
        make('span', 'choice-name', messages[side]),
        make('span', 'choice-pays', `×${(pays[side] / 100).toFixed(2)}`),
        /** @type {HTMLElement} */ (own[side]),
        ...birdOf(side),
      ],
    })),
  );
  const trend = createTrend(messages);
  const felt = make('div', 'felt arena');
  felt.append(head, choices.root, trend.root);
  byId('scene', HTMLDivElement).append(felt);

  return {
    choices,
    /** @param {readonly Side[]} winners */
    showTrend: (winners) => trend.show(winners),
    /** @param {Side | null} winner */
    showWinner(winner) {
      for (const side of sides) {
        const face = choices.faceOf(side);
        face?.toggleAttribute('data-won', side === winner);
        face?.toggleAttribute('data-fell', winner !== null && side !== winner);
      }
    },
    /** @param {Partial<Record<Side, number>>} stakes */
    showStakes(stakes) {
      for (const side of sides) {
        const staked = stakes[side] ?? 0;
        const place = own[side];
        if (place !== undefined)
          place.textContent = staked === 0 ? '' : messages.staked(money(staked));
      }
    },
    /**
     * @param {Round} round
     * @param {number} now
     */
    showTime(round, now) {
      const isOpen = now < round.closesAt;
      const isFight = !isOpen && now < round.endsAt;
      felt.dataset['phase'] = isOpen ? 'open' : isFight ? 'fight' : 'pause';
      name.textContent = messages.round(round.number % 100_000);
      phase.textContent = isOpen ? messages.open : isFight ? messages.closed : messages.next;
      const [from, until] = isOpen
        ? [round.startsAt, round.closesAt]
        : [round.closesAt, round.endsAt];
      left.textContent = isOpen || isFight ? countdown(until - now) : '';
      bar.value = Math.max(0, Math.min(1, (until - now) / (until - from)));
      fairness.share([[name.textContent, round.hash]]);
    },
    /** Hides what only a running arena has. */
    still() {
      head.hidden = true;
      trend.root.hidden = true;
    },
  };
}
