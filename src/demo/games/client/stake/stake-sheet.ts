import { byId, make } from '../elements.ts';
import { createStakeField, type StakeBounds } from './stake-field.ts';
import { text } from '../texts/texts.ts';

interface StakeSheetParts {
  bounds: StakeBounds;
  format: (centavos: number) => string;
  /** In centavos. */
  balance: () => number;
  onUse: (centavos: number) => void;
}

/** The dialog that takes a typed stake. */
export function createStakeSheet({ bounds, format, balance, onUse }: StakeSheetParts) {
  const dialog = make('dialog', 'sheet stake-sheet');
  dialog.setAttribute('aria-labelledby', 'stake-title');
  const title = make('h2', '', text('stake.change'));
  title.id = 'stake-title';
  const close = make('button', 'round', '×');
  close.type = 'button';
  close.ariaLabel = text('stake.close');
  close.addEventListener('click', () => dialog.close());
  const top = make('div', 'sheet-top');
  top.append(title, close);
  const use = make('button', 'use-stake', text('stake.done'));
  use.type = 'submit';
  const { least, most, step = 100 } = bounds;
  const field = createStakeField({
    label: text('stake.label'),
    note: text('stake.bounds', { least: format(least), most: format(most), step: format(step) }),
    bounds,
    balance,
    onChange: () => show(),
  });
  function show() {
    use.disabled = !field.isGood();
  }
  const form = make('form', '');
  form.append(field.root, use);
  dialog.append(top, form);
  document.body.append(dialog);
  byId('stake-open', HTMLButtonElement).title = text('stake.change');

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!field.isGood()) return;
    onUse(field.current());
    dialog.close();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });

  return {
    open(centavos: number) {
      field.set(centavos);
      dialog.showModal();
    },
  };
}
