import { make } from '../elements.ts';
import { pesoFormat } from '../labels.ts';
import { coverOf } from '../pictures.ts';
import { text } from '../texts/texts.ts';
import type { Opened } from '../calls.ts';
import type { ChipRules } from '../chips/chip-table.ts';

/** The dealer, who stays on the screen, with the time that is left. */
function createDealer(nodeId: number) {
  const root = make('div', 'dealer');
  const face = make('img', 'dealer-face');
  face.alt = '';
  face.src = coverOf(nodeId);
  const left = make('b', 'dealer-left');
  const phase = make('span', 'dealer-phase');
  root.append(face, left, phase);
  return {
    root,
    /** `share`: part of the phase that is left, 0 to 1. */
    show(name: string, seconds: string, share: number) {
      phase.textContent = name;
      left.textContent = seconds;
      left.hidden = seconds === '';
      root.style.setProperty('--left', `${Math.round(share * 100)}%`);
    },
  };
}

/** The parts that every live table has: the dealer with the time, and the round beside the limits. */
export function createLiveParts({ nodeId, limits }: Opened & ChipRules) {
  const short = pesoFormat(true);
  const dealer = createDealer(nodeId);
  const notes = make('p', 'live-notes');
  const round = make('span', '', text('live.practice'));
  const bounds = { least: short(limits.least), most: short(limits.most) };
  const limit = make('span', '', text('chip.limits', bounds));
  notes.append(round, limit);
  dealer.show('', '', 1);
  return {
    dealer,
    notes,
    showRound(name: string) {
      round.textContent = name;
    },
  };
}

/** The last results of a table, the newest first. */
export function createRecent<Mark>(
  count: number,
  faceOf: (mark: Mark) => readonly [text: string, colour: string],
) {
  const root = make('div', 'recent');

  function chipOf(mark: Mark) {
    const [name, colour] = faceOf(mark);
    const chip = make('b', 'came', name);
    chip.dataset['colour'] = colour;
    return chip;
  }

  return {
    root,
    add(mark: Mark) {
      root.prepend(chipOf(mark));
      while (root.children.length > count) root.lastElementChild?.remove();
    },
    /** `marks`: oldest first. */
    show(marks: readonly Mark[]) {
      root.replaceChildren(...marks.slice(-count).toReversed().map(chipOf));
    },
  };
}
