import { type appPaths, isAppPath } from '#protocol/paths.ts';
import { categories, slotCategory } from '#protocol/vocabulary/category.ts';
import { notFoundMessages, type PageMessages, pageMessages } from './page-messages.ts';

type AppPath = (typeof appPaths)[number];

function isPage(path: string): path is AppPath {
  return isAppPath(path);
}

/** The texts of the page at an address. A category of slots shares the page of slots, but has its own texts. */
export function findPageMessages(pathname: string, search: { slotClass?: unknown }): PageMessages {
  const path = pathname.replace(/([^/])\/$/, '$1');
  const { slotClass } = search;
  if (path === categories.RNG.path && typeof slotClass === 'string') {
    return pageMessages[categories[slotCategory(slotClass)].path];
  }
  return isPage(path) ? pageMessages[path] : notFoundMessages;
}
