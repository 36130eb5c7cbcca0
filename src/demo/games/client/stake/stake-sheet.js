import { byId, make } from '../elements.js';
import { createStakeField } from './stake-field.js';
import { stakeMessagesOf } from './stake-messages.js';

/**
 * The dialog that takes a typed stake.
 * @param {object} parts
 * @param {import('./stake-field.js').StakeBounds} parts.bounds
 * @param {string} parts.language Its wire code.
 * @param {(centavos: number) => string} parts.format
 * @param {() => number} parts.balance In centavos.
 * @param {(centavos: number) => void} parts.onUse
 */
export function createStakeSheet({ bounds, language, format, balance, onUse }) {
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
    /** @param {number} centavos */
    open(centavos) {
      field.set(centavos);
      dialog.showModal();
    },
  };
}
