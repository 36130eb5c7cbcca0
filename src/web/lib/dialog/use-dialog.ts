import { type LinkProps, useRouter, useSearch } from '@tanstack/react-router';
import {
  closedDialog,
  type DialogArguments,
  type DialogName,
  type DialogSearch,
  dialogSearch,
} from './dialogs.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the dialog that this one was opened from. */
    dialogBefore?: boolean;
  }
}

/** The navigation that opens a dialog over the page: the page, its search and its scroll position stay. */
export function toDialog(opened: DialogSearch, replace: boolean) {
  return {
    to: '.',
    search: (search: object) => ({ ...search, ...opened }),
    resetScroll: false,
    replace,
  } as const;
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

/** Returns true while a dialog is open. The next one replaces its entry of the history, so that Back leads to the page. */
export function useIsOverDialog(): boolean {
  return useSearch({ from: '__root__', select: ({ dialog }) => dialog !== undefined });
}

/** Gives the props with which a `Link` or `ButtonLink` opens a dialog. `<DialogLink>` is the same as one component. */
export function useDialogLink() {
  const isOverDialog = useIsOverDialog();
  return <Name extends DialogName>(
    dialog: Name,
    ...params: DialogArguments<Name>
  ): Pick<LinkProps, 'to' | 'search' | 'resetScroll' | 'replace'> =>
    toDialog(dialogSearch(dialog, ...params), isOverDialog);
}
