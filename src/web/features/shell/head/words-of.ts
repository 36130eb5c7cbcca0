import { type appPaths, isAppPath } from '#contract/paths.ts';
import { lostWords, type PageWords, pageWords } from './page-words.ts';

type AppPath = (typeof appPaths)[number];

function isPage(path: string): path is AppPath {
  return isAppPath(path);
}

/** The words of the page at an address. Bingo is a kind of slots, and still goes by its own name. */
export function wordsOf(pathname: string, search: { slotClass?: unknown }): PageWords {
  const path = pathname.replace(/([^/])\/$/, '$1');
  if (path === '/rng' && search.slotClass === 'BG') return pageWords['/bingo'];
  return isPage(path) ? pageWords[path] : lostWords;
}
