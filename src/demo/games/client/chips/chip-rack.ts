import { byId, make } from '../elements.ts';
import { languageTag, text } from '../texts/texts.ts';
import type { createBetLayout } from './bet-layout.ts';

/** A button with a sign, named by its words. */
function signButton(sign: string, name: string) {
  const button = make('button', 'rack-button', sign);
  button.type = 'button';
  button.ariaLabel = name;
  button.title = name;
  return button;
}

/** The chips to choose from. The first one is chosen at the start. `values`: in centavos. */
function createChips(
  values: readonly number[],
  legend: string,
  format: (centavos: number) => string,
  write: (centavos: number) => string,
) {
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

/** Writes an amount on a chip, such as `50` or `1.5K`. */
export function chipFormat() {
  const format = new Intl.NumberFormat(`${languageTag()}-u-nu-latn`, {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return (centavos: number) => format.format(centavos / 100);
}

interface ChipRackParts {
  layout: ReturnType<typeof createBetLayout>;
  /** In centavos. */
  chips: readonly number[];
  format: (centavos: number) => string;
  /** Called after each change of the bets. */
  onChange: () => void;
  /** Called when a change would exceed a limit. */
  onLimit: () => void;
}

/**
 * The rack of a table above its controls: chips, undo and clear. The steps beside the stake repeat and double the bets. It is
 * the stake of `start-table.ts`.
 */
export function createChipRack({ layout, chips, format, onChange, onLimit }: ChipRackParts) {
  const output = byId('stake', HTMLOutputElement);
  const repeat = byId('less', HTMLButtonElement);
  const double = byId('more', HTMLButtonElement);
  const row = createChips(chips, text('chip.name'), format, chipFormat());
  const undo = signButton('↶', text('chip.undo'));
  const clear = signButton('✕', text('chip.clear'));
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
    repeat.ariaLabel = text('chip.repeat');
    double.ariaLabel = text('chip.double');
    onChange();
  }

  /** `isWithin`: false when a limit refused the change. */
  function changed(isWithin: boolean | void) {
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
    /** Puts the chosen chip on a place. */
    put: (place: string) => changed(layout.add(place, row.chosen())),
    lock(now: boolean) {
      locked = now;
      root.toggleAttribute('data-locked', now);
      show();
    },
    lowerTo(mostCentavos: number) {
      layout.lowerTo(mostCentavos);
      show();
    },
  };
}
