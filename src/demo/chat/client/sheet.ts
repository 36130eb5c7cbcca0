import { byId, make } from './dom.ts';

const sheet = byId('sheet', HTMLDialogElement);
const title = byId('sheet-title', HTMLHeadingElement);
const choices = byId('choices', HTMLDivElement);

/** A choice of a sheet. `act` is called after the sheet has closed. */
interface Choice {
  label: string | Node;
  note?: string;
  isCurrent?: boolean;
  act: () => void;
}

export function prepareSheet() {
  byId('sheet-close', HTMLButtonElement).addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });
}

/** Shows choices in a dialog. `nothing`: the text when there is no choice. */
export function openSheet(name: string, offered: Choice[], nothing = '') {
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
