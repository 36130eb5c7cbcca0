import { useRouter } from '@tanstack/react-router';
import { closedDialog, type DialogArguments, type DialogName, dialogSearch } from './dialogs.ts';
import { toDialog } from './use-dialog-link.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the dialog that this one was opened from. */
    dialogBefore?: boolean;
  }
}

/** Opens and closes the dialogs that have an address (`dialogs`). With `replace` Back leads past the page that is shown. */
export function useDialog({ replace = false } = {}) {
  const router = useRouter();

  function open<Name extends DialogName>(dialog: Name, ...params: DialogArguments<Name>): void {
    const isOverDialog = router.state.location.search.dialog !== undefined;
    void router.navigate(toDialog(dialogSearch(dialog, ...params), replace || isOverDialog));
  }

  return {
    open,
    /** Returns to the dialog that this one was opened from as a step, or opens it where the address led here. */
    back<Name extends DialogName>(dialog: Name, ...params: DialogArguments<Name>): void {
      if (router.state.location.state.dialogBefore) router.history.back();
      else open(dialog, ...params);
    },
    /** Replaces the entry of the history, so that Back does not open the dialog again. */
    close(): void {
      void router.navigate({
        to: '.',
        search: (search: object) => ({ ...search, ...closedDialog }),
        replace: true,
        resetScroll: false,
      });
    },
  };
}
