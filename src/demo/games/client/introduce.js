import { byId } from './elements.js';
import { showCover } from './pictures.js';
import { sound } from './sound.js';

/** The rules lie in a sheet over the game. */
function readySheet() {
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
 * Puts up what a game is called and looks like, and readies the buttons beside its name.
 * @param {import('./calls.js').Opened} opened
 */
export function introduce({ gameName, nodeId, money }) {
  document.body.dataset['money'] = money;
  document.title = gameName;
  byId('name', HTMLElement).textContent = gameName;
  showCover(nodeId);
  readySheet();
  const loud = byId('sound', HTMLButtonElement);
  loud.addEventListener('click', () => loud.setAttribute('aria-pressed', String(sound.toggle())));
}

/** The game is ready for its first round. */
export function admit() {
  const spin = byId('spin', HTMLButtonElement);
  document.body.dataset['phase'] = 'idle';
  document.body.dataset['entered'] = '';
  spin.disabled = false;
  spin.focus({ preventScroll: true });
}
