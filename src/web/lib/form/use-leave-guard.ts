import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { pageSearch } from '../dialog/dialog-address.ts';
import { confirmLeaving, inDialog, losesWork, unsavedWork } from './unsaved-work.ts';

interface Address {
  readonly pathname: string;
  readonly search: object & { readonly dialog?: unknown };
}

interface Navigation {
  readonly current: Address;
  readonly next: Address;
}

/** Another page loses all work. Another dialog, or none, loses the work in the dialog. Any other navigation loses nothing. */
async function blocks({ current, next }: Navigation): Promise<boolean> {
  const isSamePage =
    current.pathname === next.pathname && pageSearch(current.search) === pageSearch(next.search);
  if (!isSamePage) return !(await confirmLeaving());
  const { dialog } = current.search;
  const losesDialog = dialog !== undefined && dialog !== next.search.dialog;
  return losesDialog && !(await confirmLeaving(inDialog));
}

/** Lets the browser ask, in its own words, before it closes or reloads the page. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (!losesWork()) return;
  event.preventDefault();
  // Browsers before 2024 need it.
  event.returnValue = true;
}

/** Asks before a navigation, Back or a closing tab loses unsaved work. Dialogs ask before they close themselves. */
export function useLeaveGuard(): void {
  const hasWork = useSnapshot(unsavedWork).count > 0;
  useBlocker({ shouldBlockFn: blocks, disabled: !hasWork, enableBeforeUnload: false });

  useEffect(() => {
    if (!hasWork) return undefined;
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, [hasWork]);
}
