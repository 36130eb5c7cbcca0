import { byId } from './elements.js';

/**
 * Whether a control wants a key for itself: fields of choice want Space, the others both.
 * @param {Element} target
 * @param {HTMLButtonElement} button
 * @param {string} key
 */
function keeps(target, button, key) {
  const control = target.closest('button, select, input');
  if (control instanceof HTMLInputElement) return key === 'Space';
  return control !== null && control !== button;
}

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
    if (event.target instanceof Element && keeps(event.target, button, event.code)) return;
    event.preventDefault();
    if (!event.repeat) press();
  });
}
