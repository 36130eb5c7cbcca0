import { type LinkProps, useSearch } from '@tanstack/react-router';
import {
  type DialogArguments,
  type DialogName,
  type DialogSearch,
  dialogSearch,
} from './dialogs.ts';

/** The navigation that opens a dialog over the page: the page, its search and its scroll position stay. */
export function toDialog(opened: DialogSearch, replace: boolean) {
  return {
    to: '.',
    search: (search: object) => ({ ...search, ...opened }),
    resetScroll: false,
    replace,
  } as const;
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
