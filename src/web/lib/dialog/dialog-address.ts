import { type DialogArguments, dialogKeys, type DialogName, dialogSearch } from './dialogs.ts';

/** The part of a search that belongs to the page, as a text to compare. */
export function pageSearch(search: object): string {
  const own = Object.entries(search).filter(([key]) => !dialogKeys.includes(key));
  return JSON.stringify(own.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** The address of a page with a dialog open over it. */
export function dialogAddress<Name extends DialogName>(
  page: `/${string}`,
  dialog: Name,
  ...params: DialogArguments<Name>
): `/${string}` {
  const given = Object.entries(dialogSearch(dialog, ...params)).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return `${page}?${new URLSearchParams(given)}`;
}
