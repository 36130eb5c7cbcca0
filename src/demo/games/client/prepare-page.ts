import { byId } from './elements.ts';
import { addProofSection } from './fair/proof-section.ts';
import { setLabels, type GameName } from './labels.ts';
import { isFromParent } from './parent.ts';
import { showCover } from './pictures.ts';
import { sound } from './sound.ts';
import type { Opened } from './calls.ts';

/** Connects the button of the rules with their dialog. */
function prepareRules() {
  const sheet = byId('sheet', HTMLDialogElement);
  const showProof = addProofSection(sheet);
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

/** Shows the name, the labels and the cover of a game, and connects the buttons beside the name. */
export function preparePage({ gameName, nodeId, money }: Opened, game: GameName) {
  document.body.dataset['money'] = money;
  setLabels(game);
  document.title = gameName;
  byId('name', HTMLElement).textContent = gameName;
  showCover(nodeId);
  prepareRules();
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
