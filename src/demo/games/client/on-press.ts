import { byId } from './elements.ts';

/** True when a control handles a key itself: inputs handle Space, other controls Space and Enter. */
function handlesKey(target: Element, button: HTMLButtonElement, key: string) {
  const control = target.closest('button, select, input');
  if (control instanceof HTMLInputElement) return key === 'Space';
  return control !== null && control !== button;
}

/**
 * Presses a button by click, and by Space or Enter unless the focus is on another control. A held key
 * presses once.
 */
export function onPress(button: HTMLButtonElement, press: () => void) {
  const sheet = byId('sheet', HTMLDialogElement);
  button.addEventListener('click', press);
  document.addEventListener('keydown', (event) => {
    if (!['Space', 'Enter', 'NumpadEnter'].includes(event.code) || sheet.open) return;
    if (event.target instanceof Element && handlesKey(event.target, button, event.code)) return;
    event.preventDefault();
    if (!event.repeat) press();
  });
}
