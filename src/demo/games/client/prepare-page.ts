import { byId } from './elements.ts';
import { addProofSection } from './fair/proof-section.ts';
import { isFromParent } from './parent.ts';
import { showCover } from './pictures.ts';
import { sound } from './sound.ts';
import type { Opened } from './calls.ts';

/** Connects the button of the rules with their dialog. */
function prepareRules(opened: Opened) {
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
  const show = (on: boolean) => loud.setAttribute('aria-pressed', String(on));
  loud.addEventListener('click', () => show(sound.toggle()));
  addEventListener('message', (event) => {
    if (!isFromParent(event) || event.data?.type !== 'parola:sound') return;
    const on = event.data.on === true;
    sound.set(on);
    show(on);
  });
}

/** Shows the name and cover of a game and connects the buttons beside the name. */
export function preparePage(opened: Opened) {
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
