import { byId } from './elements.js';

/**
 * Space and Enter press a button wherever the focus is, other controls excepted; holding them down
 * presses once.
 * @param {HTMLButtonElement} button
 * @param {() => void} press
 */
export function onPress(button, press) {
  const sheet = byId('sheet', HTMLDialogElement);
  button.addEventListener('click', press);
  document.addEventListener('keydown', (event) => {
    if (!['Space', 'Enter', 'NumpadEnter'].includes(event.code) || sheet.open) return;
    const control = event.target instanceof Element ? event.target.closest('button, select') : null;
    if (control !== null && control !== button) return;
    event.preventDefault();
    if (!event.repeat) press();
  });
}
