import { byId } from './elements.js';
import { showCover } from './pictures.js';
import { sound } from './sound.js';

/** Connects the button of the rules with their dialog. */
function prepareRules() {
  const sheet = byId('sheet', HTMLDialogElement);
  byId('rules', HTMLButtonElement).addEventListener('click', () => {
    if (!sheet.open) sheet.showModal();
  });
  byId('sheet-close', HTMLButtonElement).addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });
}

/**
 * Shows the name and cover of a game and connects the buttons beside the name.
 * @param {import('./calls.js').Opened} opened
 */
export function preparePage({ gameName, nodeId, money }) {
  document.body.dataset['money'] = money;
  document.title = gameName;
  byId('name', HTMLElement).textContent = gameName;
  showCover(nodeId);
  prepareRules();
  const loud = byId('sound', HTMLButtonElement);
  loud.addEventListener('click', () => loud.setAttribute('aria-pressed', String(sound.toggle())));
}

/** Enables the button of the first round and moves the focus to it. */
export function enablePlay() {
  const spin = byId('spin', HTMLButtonElement);
  document.body.dataset['phase'] = 'idle';
  document.body.dataset['entered'] = '';
  spin.disabled = false;
  spin.focus({ preventScroll: true });
}
