import { createChoices } from '../choices.js';
import { byId, make, prefersReducedMotion, wait } from '../elements.js';
import { pesoFormat } from '../labels.js';
import { backOf, cardOf, nameOf } from '../playing-cards.js';
import { sound } from '../sound.js';

/**
 * @typedef {'high' | 'low'} Aim
 * @typedef {import('../calls.js').Settlement & { choice: Aim, own: number, rival: number }} Duel
 * @typedef {ReturnType<typeof import('./messages.js').duelMessages>} Messages
 */

/** @type {readonly Aim[]} */
const aims = ['high', 'low'];

/** @param {string} name */
function createSeat(name) {
  const root = make('div', 'hand');
  const place = make('div', 'cards');
  root.append(make('span', 'hand-name', name), place);

  return {
    root,
    clear() {
      place.replaceChildren(backOf());
      root.removeAttribute('data-won');
    },
    /** @param {number} card */
    turn(card) {
      place.replaceChildren(cardOf(card));
    },
  };
}

/**
 * Two cards, and two bets.
 * @param {import('../calls.js').Opened & { wonPays: number, returns: string }} opened
 * @param {Messages} messages
 * @returns {import('../start-table.js').Scene}
 */
export function createScene({ wonPays }, messages) {
  const money = pesoFormat(messages.tag);
  const [own, rival] = [createSeat(messages.own), createSeat(messages.rival)];
  const table = make('div', 'hands');
  table.ariaHidden = 'true';
  table.append(own.root, rival.root);
  const choices = createChoices(
    messages.legend,
    aims.map((value) => ({
      value,
      face: [
        make('span', 'choice-name', messages[value]),
        make('span', 'choice-pays', `×${wonPays / 100}`),
      ],
    })),
  );
  const felt = make('div', 'felt');
  felt.append(table, choices.root);
  byId('scene', HTMLDivElement).append(felt);

  function clear() {
    own.clear();
    rival.clear();
    for (const aim of aims) choices.faceOf(aim)?.removeAttribute('data-won');
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
    /** @param {Duel} round */
    async show(round) {
      own.turn(round.own);
      sound.stop(0);
      await wait(prefersReducedMotion() ? 0 : 700);
      rival.turn(round.rival);
      sound.stop(2);
      await wait(prefersReducedMotion() ? 0 : 500);
      const result = messages.result(nameOf(round.own), nameOf(round.rival));
      const amount = money(round.payoutCentavos);
      if (round.payoutCentavos === 0) return `${result} ${messages.lost}`;
      if (round.own % 13 === round.rival % 13) return `${result} ${messages.back(amount)}`;
      choices.faceOf(round.choice)?.setAttribute('data-won', '');
      return `${result} ${messages.gained(amount)}`;
    },
    end: () => choices.lock(false),
    prices: () => aims.map((aim) => [messages[aim], `×${wonPays / 100}`]),
  };
}
