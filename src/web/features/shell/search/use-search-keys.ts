import { useEffect, useEffectEvent } from 'react';
import { useDialog } from '../../../lib/dialog/use-dialog.ts';

/** Tells whether a key press writes text. */
function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}

function isSearchKey(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, key, metaKey } = event;
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k';
  return key === '/' && !altKey && !isTyping(event);
}

/** Opens the search by `/` and by Ctrl+K or Cmd+K, unless a dialog is open. */
export function useSearchKeys(): void {
  const { open } = useDialog();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (document.querySelector('dialog[open]') === null) open('search');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
