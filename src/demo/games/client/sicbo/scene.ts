import { createBetLayout, stakesIn } from '../chips/bet-layout.ts';
import { chipFormat } from '../chips/chip-rack.ts';
import { createPlaceButtons } from '../chips/place-buttons.ts';
import { byId, make, prefersReducedMotion, wait } from '../elements.ts';
import { pesoFormat } from '../labels.ts';
import { createLiveParts, createRecent } from '../live/live-parts.ts';
import { sound } from '../sound.ts';
import { createDice, pictureOf } from './dice.ts';
import type { Opened as GameOpened } from '../calls.ts';
import type { ChipRules } from '../chips/chip-table.ts';
import { text } from '../texts/texts.ts';
import type { LiveScene } from '../live/live-scene.ts';

interface Throw {
  dice: number[];
}

interface Rules {
  totals: Record<string, number>;
  halfPays: number;
  triplePays: number;
  numberPays: number[];
}

type Opened = GameOpened & ChipRules & Rules;

const faces = [1, 2, 3, 4, 5, 6];

const times = (hundredths: number) => `×${hundredths / 100}`;

const sumOf = (dice: readonly number[]) => dice.reduce((all, face) => all + face, 0);

/** The winning bets of a throw. */
function wonBy(dice: readonly number[]) {
  const sum = sumOf(dice);
  const half = sum <= 10 ? 'small' : 'big';
  const special = new Set(dice).size === 1 ? 'triple' : half;
  return [special, `total${sum}`, ...dice.map((face) => `number${face}`)];
}

/** The bets, in the order of the betting table. */
function optionsOf({ totals, halfPays, triplePays }: Rules) {
  const named = (value: string, name: string, more: string) => ({
    value,
    face: [make('b', 'choice-name', name), make('span', 'choice-pays', more)],
  });
  return [
    named('small', text('sicbo.small'), `4–10\u00a0· ${times(halfPays)}`),
    named('triple', text('sicbo.triple'), times(triplePays)),
    named('big', text('sicbo.big'), `11–17\u00a0· ${times(halfPays)}`),
    ...Object.entries(totals).map(([total, pays]) => {
      const option = named(`total${total}`, total, times(pays));
      return { ...option, face: [make('span', 'unseen', text('sicbo.total')), ...option.face] };
    }),
    ...faces.map((face) => ({
      value: `number${face}`,
      face: [make('span', 'unseen', text('sicbo.face', { face })), pictureOf(face)],
    })),
  ];
}

/** Number of throws in the list of recent ones. */
const recentCount = 8;

/**
 * The total of a throw in the list of recent ones, in the colour of its half.
 * `mark`: the three faces, such as 1-4-5.
 */
function faceOfThrow(mark: string): readonly [text: string, colour: string] {
  const thrown = mark.split('-').map(Number);
  const [half = ''] = wonBy(thrown);
  return [String(sumOf(thrown)), half];
}

/** Three dice above the betting table. */
export function createScene(opened: Opened): LiveScene<Throw, string> {
  const money = pesoFormat();
  const dice = createDice();
  const score = make('b', 'score', '');
  dice.root.append(score);
  dice.root.ariaHidden = 'true';
  const options = optionsOf(opened);
  const layout = createBetLayout(opened.limits);
  const write = chipFormat();
  let put: (place: string) => void = () => undefined;
  const choices = createPlaceButtons(text('sicbo.legend'), options, (place) => {
    clear();
    put(place);
  });
  const { dealer, notes, showRound } = createLiveParts(opened);
  const recent = createRecent(recentCount, faceOfThrow);
  if (opened.shared) dice.root.append(recent.root, dealer.root, notes);
  const felt = make('div', 'felt');
  felt.append(choices.root);
  byId('scene', HTMLDivElement).append(dice.root, felt);

  function clear() {
    score.textContent = '';
    choices.clearWins();
  }

  function begin() {
    clear();
    choices.lock(true);
    dice.tumble();
  }

  /** Shows a throw and marks the winning bets. */
  async function land(thrown: readonly number[]) {
    await wait(prefersReducedMotion() ? 0 : 700);
    await dice.land(thrown, sound.stop);
    const sum = sumOf(thrown);
    score.textContent = String(sum);
    for (const bet of wonBy(thrown)) choices.faceOf(bet)?.setAttribute('data-won', '');
    return text('sicbo.result', { dice: thrown.join(', '), sum });
  }

  return {
    bets: layout,
    anyPlace: 'small',
    dealer,
    clear,
    lock: choices.lock,
    showRound,
    showHistory: recent.show,
    async showResult({ dice: thrown }) {
      begin();
      const result = await land(thrown);
      dice.halt();
      return result;
    },
    showStakes: (stakes) => choices.showStakes(stakes, write),
    onPlace(press) {
      put = press;
    },
    choice: () => (layout.isEmpty() ? null : layout.stakes()),
    lay(choice) {
      choices.showStakes(stakesIn(choice), write);
      choices.lock(true);
    },
    begin,
    async show({ dice: thrown, payoutCentavos }) {
      const result = await land(thrown);
      if (payoutCentavos === 0) return `${result} ${text('sicbo.lost')}`;
      return `${result} ${text('round.gained', { amount: money(payoutCentavos) })}`;
    },
    end() {
      dice.halt();
      choices.lock(false);
    },
    prices: () => [
      [`${text('sicbo.small')}, ${text('sicbo.big')}`, times(opened.halfPays)],
      [text('sicbo.triple'), times(opened.triplePays)],
      [text('sicbo.number'), opened.numberPays.slice(1).map(times).join('\u00a0· ')],
      ...Object.entries(opened.totals)
        .slice(0, 7)
        .map(([total, pays]) => {
          const other = 21 - Number(total);
          return [`${text('sicbo.total')} ${total}, ${other}`, times(pays)] as const;
        }),
    ],
  };
}
