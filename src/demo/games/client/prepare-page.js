import { byId } from './elements.js';
import { addProofSection } from './fair/proof-section.js';
import { isFromParent } from './parent.js';
import { showCover } from './pictures.js';
import { sound } from './sound.js';

/**
 * Connects the button of the rules with their dialog.
 * @param {import('./calls.js').Opened} opened
 */
function prepareRules(opened) {
  const sheet = byId('sheet', HTMLDialogElement);
  const showProof = addProofSection(sheet, opened);
  byId('rules', HTMLButtonElement).addEventListener('click', () => {
    showProof();
    if (!sheet.open) sheet.showModal();
  });
  byId('sheet-close', HTMLButtonElement).addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });
}

/** Connects the button of the sound. The app may choose how the game starts: `parola:sound`. */
function prepareSound() {
  const loud = byId('sound', HTMLButtonElement);
  /** @param {boolean} on */
  const show = (on) => loud.setAttribute('aria-pressed', String(on));
  loud.addEventListener('click', () => show(sound.toggle()));
  addEventListener('message', (event) => {
    if (!isFromParent(event) || event.data?.type !== 'parola:sound') return;
    const on = event.data.on === true;
    sound.set(on);
    show(on);
  });
}

/**
 * Shows the name and cover of a game and connects the buttons beside the name.
 * @param {import('./calls.js').Opened} opened
 */
export function preparePage(opened) {
  const { gameName, nodeId, money } = opened;
  document.body.dataset['money'] = money;
  document.title = gameName;
  byId('name', HTMLElement).textContent = gameName;
  showCover(nodeId);
  prepareRules(opened);
  prepareSound();
}

/** Enables the button of the first round and moves the focus to it. */
export function enablePlay() {
  const spin = byId('spin', HTMLButtonElement);
  document.body.dataset['phase'] = 'idle';
  document.body.dataset['entered'] = '';
  spin.disabled = false;
  spin.focus({ preventScroll: true });
}
