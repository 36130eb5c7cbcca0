import { byId, make } from '../elements.ts';
import { createStakeField, type StakeBounds } from './stake-field.ts';
import { stakeMessagesOf } from './stake-messages.ts';

interface StakeSheetParts {
  bounds: StakeBounds;
  /** Its wire code. */
  language: string;
  format: (centavos: number) => string;
  /** In centavos. */
  balance: () => number;
  onUse: (centavos: number) => void;
}

/** The dialog that takes a typed stake. */
export function createStakeSheet({ bounds, language, format, balance, onUse }: StakeSheetParts) {
  const words = stakeMessagesOf(language);
  const dialog = make('dialog', 'sheet stake-sheet');
  dialog.setAttribute('aria-labelledby', 'stake-title');
  const title = make('h2', '', words.change);
  title.id = 'stake-title';
  const close = make('button', 'round', '×');
  close.type = 'button';
  close.ariaLabel = words.close;
  close.addEventListener('click', () => dialog.close());
  const top = make('div', 'sheet-top');
  top.append(title, close);
  const use = make('button', 'use-stake', words.done);
  use.type = 'submit';
  const { least, most, step = 100 } = bounds;
  const field = createStakeField({
    messages: {
      ...words,
      stakeBounds: () => words.bounds(format(least), format(most), format(step)),
    },
    bounds,
    format,
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
  byId('stake-open', HTMLButtonElement).title = words.change;

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
