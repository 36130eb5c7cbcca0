import { isAppPath, isGatewayPath } from '#contract/paths.ts';

/** Precached pages. */
export const pages = {
  home: '/index.html',
  shell: '/app.html',
  maintenance: '/maintenance.html',
} as const;

/**
 * Chooses the answer to a navigation: a precached page, the network (with the maintenance page when it fails),
 * or, for the gateway's paths, nobody here.
 */
export function pageFor(path: string): typeof pages.home | typeof pages.shell | 'network' | null {
  if (isGatewayPath(path)) return null;
  if (path === '/') return pages.home;
  return isAppPath(path) ? pages.shell : 'network';
}
