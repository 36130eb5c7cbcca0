import type { appPaths } from './paths.ts';

/** Paths of the pages that the build renders ahead, for a guest and without any data. */
export const prerenderedPaths = [
  '/',
  '/login',
  '/register',
  '/rng',
  '/live',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/cockfight',
  '/elott',
  '/promotions',
  '/help',
  '/download',
  '/responsible-gaming',
] as const satisfies readonly (typeof appPaths)[number][];

/** Paths of the pages that the host sends to guests with their content. */
export const filledPaths: readonly string[] = prerenderedPaths.filter(
  (path) => path !== '/login' && path !== '/register',
);

const prerendered: ReadonlySet<string> = new Set(prerenderedPaths);

/** The built file of a page that is rendered ahead. Null for all others, and with a query, which may show another page. */
export function prerenderedFile(path: string, query = ''): string | null {
  if (path === '/') return '/index.html';
  return query === '' && prerendered.has(path) ? `/pages${path}.html` : null;
}
