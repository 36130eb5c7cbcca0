import { createChoices } from '../choices.ts';
import { byId, make } from '../elements.ts';
import { fairness } from '../fair/fairness.ts';
import { countdown } from '../game-clock.ts';
import type { Opened as GameOpened } from '../calls.ts';
import { text } from '../texts/texts.ts';

export type Side = 'meron' | 'wala' | 'draw';

export interface Round {
  number: number;
  startsAt: number;
  closesAt: number;
  endsAt: number;
  hash: string;
}

export type Opened = GameOpened & { pays: Record<Side, number>; returns: Record<Side, string> };

export const sides: readonly Side[] = ['meron', 'wala', 'draw'];

/** The letter of a side on the trend. */
const letters = { meron: 'M', wala: 'W', draw: 'D' };

/** Rows of the trend. */
const rows = 6;

/** The trend: the results of the last fights, from top to bottom and from left to right. */
function createTrend() {
  const root = make('figure', 'trend');
  const beads = make('div', 'beads');
  beads.ariaHidden = 'true';
  const caption = make('figcaption', 'trend-text');
  root.append(caption, beads);

  return {
    root,
    show(winners: readonly Side[]) {
      const count = (side: Side) => winners.filter((one) => one === side).length;
      const counts = { meron: count('meron'), wala: count('wala'), draw: count('draw') };
      caption.textContent = `${text('cockfight.trend')}: ${text('cockfight.counts', counts)}`;
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

/** The bird of a side; none for a draw. */
function birdOf(side: Side) {
  if (side === 'draw') return [];
  const bird = make('img', 'bird');
  bird.src = `/cockfight/birds/${side}.svg`;
  bird.alt = '';
  return [bird];
}

/** The arena with its timer, the three bets, and the trend. */
export function createArena({ pays }: Opened, money: (centavos: number) => string) {
  const head = make('div', 'arena-head');
  const name = make('span', 'arena-round');
  const phase = make('b', 'arena-phase');
  const left = make('span', 'arena-left');
  const bar = make('progress', 'arena-bar');
  bar.max = 1;
  bar.ariaHidden = 'true';
  head.append(name, phase, left, bar);
  const own = new Map(sides.map((side) => [side, make('span', 'arena-own')]));
  const choices = createChoices(
    text('cockfight.legend'),
    sides.map((side) => ({
      value: side,
      face: [
        make('span', 'choice-name', text(`cockfight.side.${side}`)),
        make('span', 'choice-pays', `×${(pays[side] / 100).toFixed(2)}`),
        ...[own.get(side)].filter((place) => place !== undefined),
        ...birdOf(side),
      ],
    })),
  );
  const trend = createTrend();
  const felt = make('div', 'felt arena');
  felt.append(head, choices.root, trend.root);
  byId('scene', HTMLDivElement).append(felt);

  return {
    choices,
    showTrend: (winners: readonly Side[]) => trend.show(winners),
    showWinner(winner: Side | null) {
      for (const side of sides) {
        const face = choices.faceOf(side);
        face?.toggleAttribute('data-won', side === winner);
        face?.toggleAttribute('data-fell', winner !== null && side !== winner);
      }
    },
    showStakes(stakes: Partial<Record<Side, number>>) {
      for (const side of sides) {
        const staked = stakes[side] ?? 0;
        const place = own.get(side);
        if (place !== undefined)
          place.textContent =
            staked === 0 ? '' : text('cockfight.staked', { amount: money(staked) });
      }
    },
    showTime(round: Round, now: number) {
      const isOpen = now < round.closesAt;
      const isFight = !isOpen && now < round.endsAt;
      felt.dataset['phase'] = isOpen ? 'open' : isFight ? 'fight' : 'pause';
      const said = isOpen ? 'open' : isFight ? 'closed' : 'next';
      name.textContent = text('cockfight.round', { round: round.number % 100_000 });
      phase.textContent = text(`cockfight.${said}`);
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
