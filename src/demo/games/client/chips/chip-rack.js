import { byId, make } from '../elements.js';

/**
 * A button with a sign, named by its words.
 * @param {string} sign
 * @param {string} name
 */
function signButton(sign, name) {
  const button = make('button', 'rack-button', sign);
  button.type = 'button';
  button.ariaLabel = name;
  button.title = name;
  return button;
}

/**
 * The chips to choose from. The first one is chosen at the start.
 * @param {readonly number[]} values In centavos.
 * @param {string} legend
 * @param {(centavos: number) => string} format
 * @param {(centavos: number) => string} write
 */
function createChips(values, legend, format, write) {
  const root = make('fieldset', 'rack-chips');
  root.append(make('legend', 'unseen', legend));
  let chosen = values[0] ?? 0;
  for (const [nth, centavos] of values.entries()) {
    const label = make('label', 'rack-chip', write(centavos));
    const input = make('input', 'unseen');
    input.type = 'radio';
    input.name = 'chip';
    input.checked = nth === 0;
    input.ariaLabel = format(centavos);
    label.dataset['nth'] = String(nth);
    input.addEventListener('change', () => {
      chosen = centavos;
    });
    label.append(input);
    root.append(label);
  }
  return { root, chosen: () => chosen };
}

/** Writes an amount on a chip, such as `50` or `1.5K`. @param {string} tag */
export function chipFormat(tag) {
  const format = new Intl.NumberFormat(`${tag}-u-nu-latn`, {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return (/** @type {number} */ centavos) => format.format(centavos / 100);
}

/**
 * The rack of a table above its controls: chips, undo and clear. The steps beside the stake repeat and double the bets. It is
 * the stake of `start-table.js`.
 * @param {object} parts
 * @param {ReturnType<typeof import('./bet-layout.js').createBetLayout>} parts.layout
 * @param {readonly number[]} parts.chips In centavos.
 * @param {import('./chip-messages.js').ChipMessages} parts.words
 * @param {string} parts.tag
 * @param {(centavos: number) => string} parts.format
 * @param {() => void} parts.onChange Called after each change of the bets.
 * @param {() => void} parts.onLimit Called when a change would exceed a limit.
 */
export function createChipRack({ layout, chips, words, tag, format, onChange, onLimit }) {
  const output = byId('stake', HTMLOutputElement);
  const repeat = byId('less', HTMLButtonElement);
  const double = byId('more', HTMLButtonElement);
  const row = createChips(chips, words.chip, format, chipFormat(tag));
  const undo = signButton('↶', words.undo);
  const clear = signButton('✕', words.clear);
  const root = make('div', 'rack');
  root.append(row.root, undo, clear);
  document.querySelector('.controls')?.before(root);
  repeat.textContent = '↻';
  double.textContent = '×2';
  let locked = false;

  function show() {
    output.textContent = format(layout.total());
    repeat.disabled = locked || !layout.canRepeat();
    double.disabled = locked || layout.isEmpty();
    undo.disabled = locked || !layout.canUndo();
    clear.disabled = locked || layout.isEmpty();
    repeat.ariaLabel = words.repeat;
    double.ariaLabel = words.double;
    onChange();
  }

  /** @param {boolean | void} isWithin False when a limit refused the change. */
  function changed(isWithin) {
    show();
    if (isWithin === false) onLimit();
  }

  repeat.addEventListener('click', () => changed(layout.repeat()));
  double.addEventListener('click', () => changed(layout.double()));
  undo.addEventListener('click', () => changed(layout.undo()));
  clear.addEventListener('click', () => changed(layout.clear()));
  show();

  return {
    current: () => layout.total(),
    format,
    show,
    /** Puts the chosen chip on a place. @param {string} place */
    put: (place) => changed(layout.add(place, row.chosen())),
    /** @param {boolean} now */
    lock(now) {
      locked = now;
      root.toggleAttribute('data-locked', now);
      show();
    },
    /** @param {number} mostCentavos */
    lowerTo(mostCentavos) {
      layout.lowerTo(mostCentavos);
      show();
    },
  };
}
