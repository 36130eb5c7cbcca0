import { byId, make } from './dom.js';

const sheet = byId('sheet', HTMLDialogElement);
const title = byId('sheet-title', HTMLHeadingElement);
const choices = byId('choices', HTMLDivElement);

/**
 * A choice of a sheet. `act` is called after the sheet has closed.
 * @typedef {{ label: string | Node, note?: string, isCurrent?: boolean, act: () => void }} Choice
 */

export function prepareSheet() {
  byId('sheet-close', HTMLButtonElement).addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });
}

/**
 * Shows choices in a dialog.
 * @param {string} name
 * @param {Choice[]} offered
 * @param {string} [nothing] The text when there is no choice.
 */
export function openSheet(name, offered, nothing = '') {
  title.textContent = name;
  choices.replaceChildren(
    ...offered.map(({ label, note = '', isCurrent = false, act }) => {
      const button = make('button', 'choice', label);
      button.type = 'button';
      if (isCurrent) button.setAttribute('aria-current', 'true');
      if (note !== '') button.append(make('span', 'choice-note', note));
      button.addEventListener('click', () => {
        sheet.close();
        act();
      });
      return button;
    }),
    ...(offered.length === 0 ? [make('p', 'empty', nothing)] : []),
  );
  if (!sheet.open) sheet.showModal();
}
