import { chipMessagesOf } from '../chips/chip-messages.js';
import { make } from '../elements.js';
import { pesoFormat } from '../labels.js';
import { coverOf } from '../pictures.js';
import { liveMessagesOf } from './live-messages.js';

/**
 * The dealer, who stays on the screen, with the time that is left.
 * @param {number} nodeId
 */
function createDealer(nodeId) {
  const root = make('div', 'dealer');
  const face = make('img', 'dealer-face');
  face.alt = '';
  face.src = coverOf(nodeId);
  const left = make('b', 'dealer-left');
  const phase = make('span', 'dealer-phase');
  root.append(face, left, phase);
  return {
    root,
    /**
     * @param {string} name
     * @param {string} seconds
     * @param {number} share Part of the phase that is left, 0 to 1.
     */
    show(name, seconds, share) {
      phase.textContent = name;
      left.textContent = seconds;
      left.hidden = seconds === '';
      root.style.setProperty('--left', `${Math.round(share * 100)}%`);
    },
  };
}

/**
 * The parts that every live table has: the dealer with the time, and the round beside the limits.
 * @param {import('../calls.js').Opened & import('../chips/chip-table.js').ChipRules} opened
 * @param {{ tag: string }} messages
 */
export function createLiveParts({ nodeId, language, limits }, { tag }) {
  const words = liveMessagesOf(language);
  const short = pesoFormat(tag, true);
  const dealer = createDealer(nodeId);
  const notes = make('p', 'live-notes');
  const round = make('span', '', words.practice);
  const limit = make(
    'span',
    '',
    chipMessagesOf(language).limits(short(limits.least), short(limits.most)),
  );
  notes.append(round, limit);
  dealer.show('', '', 1);
  return {
    words,
    dealer,
    notes,
    /** @param {string} name */
    showRound(name) {
      round.textContent = name;
    },
  };
}

/**
 * The last results of a table, the newest first.
 * @param {number} count
 * @param {(mark: any) => readonly [text: string, colour: string]} faceOf
 */
export function createRecent(count, faceOf) {
  const root = make('div', 'recent');

  /** @param {any} mark */
  function chipOf(mark) {
    const [text, colour] = faceOf(mark);
    const chip = make('b', 'came', text);
    chip.dataset['colour'] = colour;
    return chip;
  }

  return {
    root,
    /** @param {any} mark */
    add(mark) {
      root.prepend(chipOf(mark));
      while (root.children.length > count) root.lastElementChild?.remove();
    },
    /** @param {readonly any[]} marks Oldest first. */
    show(marks) {
      root.replaceChildren(...marks.slice(-count).toReversed().map(chipOf));
    },
  };
}
