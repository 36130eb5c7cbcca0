import { make } from '../elements.ts';
import type { Option } from '../choices.ts';

/** Keys that move the focus, with their steps. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The places of a table, as buttons that take a chip. Arrow keys move the focus, so that the group is one tab stop. */
export function createPlaceButtons(
  legend: string,
  options: readonly Option<string>[],
  onPress: (value: string) => void,
) {
  const root = make('fieldset', 'choices');
  root.append(make('legend', 'unseen', legend));
  const places = options.map(({ value, face }) => {
    const button = make('button', 'choice');
    button.type = 'button';
    button.tabIndex = -1;
    button.dataset['value'] = value;
    const chip = make('span', 'chip-on');
    chip.hidden = true;
    button.append(...face, chip);
    button.addEventListener('click', () => {
      if (!root.hasAttribute('data-locked')) onPress(value);
    });
    return { value, button, chip };
  });
  root.append(...places.map(({ button }) => button));
  const [first] = places;
  if (first !== undefined) first.button.tabIndex = 0;

  function focus(index: number) {
    for (const { button } of places) button.tabIndex = -1;
    const next = places[(index + places.length) % places.length];
    if (next === undefined) return;
    next.button.tabIndex = 0;
    next.button.focus();
  }

  root.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focus(places.findIndex(({ button }) => button === document.activeElement) + step);
  });

  return {
    root,
    faceOf: (value: string) => places.find((place) => place.value === value)?.button ?? null,
    lock(now: boolean) {
      root.toggleAttribute('data-locked', now);
    },
    clearWins() {
      for (const { button } of places) button.removeAttribute('data-won');
    },
    /** Shows the stakes as chips. */
    showStakes(stakes: Readonly<Record<string, number>>, write: (centavos: number) => string) {
      for (const { value, chip } of places) {
        const stake = stakes[value] ?? 0;
        chip.hidden = stake === 0;
        chip.textContent = Number.isNaN(stake) ? '●' : write(stake);
        if (stake === 0) chip.textContent = '';
      }
    },
  };
}
