import { make } from '../elements.ts';
import { text } from '../texts/texts.ts';

/** Bounds of a stake in centavos. A stake is a multiple of `step`, which is a peso by default. */
export interface StakeBounds {
  least: number;
  most: number;
  step?: number;
}

interface StakeFieldParts {
  label: string;
  /** Says the bounds. */
  note: string;
  bounds: StakeBounds;
  /** In centavos. */
  balance: () => number;
  onChange: () => void;
}

/** A field for a stake in whole pesos with its shortcuts: chips that add, half, double, the most, and clear. */
export function createStakeField({
  label: name,
  note: boundsText,
  bounds,
  balance,
  onChange,
}: StakeFieldParts) {
  const step = bounds.step ?? 100;
  const root = make('div', 'stake-field');
  const label = make('label', 'stake-label', name);
  const input = make('input', 'stake-input');
  input.type = 'text';
  input.inputMode = 'numeric';
  input.autocomplete = 'off';
  input.maxLength = 6;
  input.value = '20';
  label.append(input);
  const chips = make('div', 'stake-chips');
  const note = make('p', 'stake-note', boundsText);

  const current = () => Number(input.value.replaceAll(/\D/g, '') || 0) * 100;

  function set(centavos: number) {
    const most = Math.min(bounds.most, Math.floor(balance() / step) * step);
    input.value = String(Math.max(0, Math.min(most, Math.floor(centavos / step) * step)) / 100);
    check();
    onChange();
  }

  const isGood = () => {
    const centavos = current();
    return centavos >= bounds.least && centavos <= bounds.most && centavos % step === 0;
  };

  function check() {
    note.toggleAttribute('data-wrong', !isGood());
    input.setAttribute('aria-invalid', String(!isGood()));
  }

  function addChip(face: string, next: () => number) {
    const chip = make('button', 'chip', face);
    chip.type = 'button';
    chip.addEventListener('click', () => set(next()));
    chips.append(chip);
  }

  const sums =
    step > 10_00 ? [1, 5, 10, 50].map((times) => times * step) : [10_00, 50_00, 100_00, 500_00];
  for (const centavos of sums) addChip(`+${centavos / 100}`, () => current() + centavos);
  addChip('½', () => current() / 2);
  addChip('×2', () => current() * 2);
  addChip(text('stake.most'), () => bounds.most);
  addChip(text('stake.clear'), () => 0);
  input.addEventListener('input', () => {
    input.value = input.value.replaceAll(/\D/g, '');
    check();
    onChange();
  });
  root.append(label, chips, note);
  check();
  return { root, current, isGood, set };
}
