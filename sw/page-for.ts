import { isAppPath, isGatewayPath } from '#protocol/paths.ts';

/** Precached pages. */
export const pages = {
  home: '/index.html',
  shell: '/app.html',
  maintenance: '/maintenance.html',
} as const;

/**
 * The answer to a navigation: a precached page, or `network` with the maintenance page when the network fails. Null leaves
 * a path of the gateway to the browser.
 */
export function pageFor(path: string): typeof pages.home | typeof pages.shell | 'network' | null {
  if (isGatewayPath(path)) return null;
  if (path === '/') return pages.home;
  return isAppPath(path) ? pages.shell : 'network';
}
