import { createChoices } from '../choices.js';
import { byId, make, still, wait } from '../elements.js';
import { pesoFormat } from '../labels.js';
import { sound } from '../sound.js';
import { createDice, pictureOf } from './dice.js';

/**
 * @typedef {import('../calls.js').Settled & { choice: string, dice: number[] }} Throw
 * @typedef {{ totals: Record<string, number>, halfPays: number, triplePays: number, numberPays: number[] }} Rules
 * @typedef {import('../calls.js').Opened & Rules} Opened
 * @typedef {ReturnType<typeof import('./words.js').sicboWords>} Words
 */

const faces = [1, 2, 3, 4, 5, 6];

/** @param {number} hundredths */
const times = (hundredths) => `×${hundredths / 100}`;

/** @param {readonly number[]} dice */
const sumOf = (dice) => dice.reduce((all, face) => all + face, 0);

/**
 * The bets that a throw wins.
 * @param {readonly number[]} dice
 */
function wonBy(dice) {
  const sum = sumOf(dice);
  const half = sum <= 10 ? 'small' : 'big';
  const special = new Set(dice).size === 1 ? 'triple' : half;
  return [special, `total${sum}`, ...dice.map((face) => `number${face}`)];
}

/**
 * The places to bet on, as the felt shows them.
 * @param {Rules} rules
 * @param {Words} words
 */
function optionsOf({ totals, halfPays, triplePays }, words) {
  const named = (
    /** @type {string} */ value,
    /** @type {string} */ name,
    /** @type {string} */ more,
  ) => ({
    value,
    face: [make('b', 'choice-name', name), make('span', 'choice-pays', more)],
  });
  return [
    named('small', words.small, words.sums('4–10', times(halfPays))),
    named('triple', words.triple, times(triplePays)),
    named('big', words.big, words.sums('11–17', times(halfPays))),
    ...Object.entries(totals).map(([total, pays]) => {
      const option = named(`total${total}`, total, times(pays));
      return { ...option, face: [make('span', 'unseen', words.total), ...option.face] };
    }),
    ...faces.map((face) => ({
      value: `number${face}`,
      face: [make('span', 'unseen', words.face(face)), pictureOf(face)],
    })),
  ];
}

/**
 * Three dice above a felt.
 * @param {Opened} opened
 * @param {Words} words
 * @returns {import('../table.js').Scene}
 */
export function createScene(opened, words) {
  const money = pesoFormat(words.tag);
  const dice = createDice();
  const score = make('b', 'score', '');
  dice.root.append(score);
  dice.root.ariaHidden = 'true';
  const options = optionsOf(opened, words);
  const choices = createChoices(words.legend, options);
  const felt = make('div', 'felt');
  felt.append(choices.root);
  byId('scene', HTMLDivElement).append(dice.root, felt);

  function clear() {
    score.textContent = '';
    for (const { value } of options) choices.faceOf(value)?.removeAttribute('data-won');
  }

  choices.root.addEventListener('change', clear);

  return {
    choice: choices.chosen,
    begin() {
      clear();
      choices.lock(true);
      dice.tumble();
    },
    /** @param {Throw} round */
    async show({ dice: thrown, payoutCentavos }) {
      await wait(still() ? 0 : 700);
      await dice.land(thrown, sound.stop);
      const sum = sumOf(thrown);
      score.textContent = String(sum);
      for (const bet of wonBy(thrown)) choices.faceOf(bet)?.setAttribute('data-won', '');
      const told = words.told(thrown.join(', '), sum);
      if (payoutCentavos === 0) return `${told} ${words.lost}`;
      return `${told} ${words.gained(money(payoutCentavos))}`;
    },
    end() {
      dice.halt();
      choices.lock(false);
    },
    prices: () => [
      [`${words.small}, ${words.big}`, times(opened.halfPays)],
      [words.triple, times(opened.triplePays)],
      [words.number, opened.numberPays.slice(1).map(times).join(' · ')],
      ...Object.entries(opened.totals)
        .slice(0, 7)
        .map(([total, pays]) => {
          const other = 21 - Number(total);
          return /** @type {const} */ ([`${words.total} ${total}, ${other}`, times(pays)]);
        }),
    ],
  };
}
