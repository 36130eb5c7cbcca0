import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { dialogSearch } from '../../../lib/dialog/dialogs.ts';
import { toDialog } from '../../../lib/dialog/use-dialog-link.ts';

/** Places whose key presses write text. */
const fields = 'input, textarea, select, [contenteditable]';

function isSearchKey({ altKey, ctrlKey, key, metaKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !(target instanceof Element && target.closest(fields));
}

/**
 * Opens the search by `/` and by Ctrl+K or Cmd+K, unless a dialog is open. It runs with the shell, not with a late
 * part: a key works while the code of the search still loads. Keys inside a game stay in its frame.
 */
export function useSearchKeys(): void {
  const router = useRouter();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isSearchKey(event)) return;
      event.preventDefault();
      if (document.querySelector('dialog[open]')) return;
      void router.navigate(toDialog(dialogSearch('search'), false));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [router]);
}
