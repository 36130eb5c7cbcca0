import { categories, categoryCodes } from './vocabulary/category.ts';

/** Pages of the app: the web server and the service worker answer these paths with its shell. */
export const appPaths = [
  '/',
  '/index',
  '/index.html',
  '/home',
  '/login',
  '/register',
  '/register.html',
  '/member',
  '/agentHome',
  ...categoryCodes.map((code) => categories[code].path),
  '/pointMall',
  '/lottery',
  '/promotions',
  '/promotions/detail',
  '/help',
  '/helpmc',
  '/download',
  '/seamless',
  '/merchantPage',
  '/sponsor1',
  '/sponsor2',
  '/sponsor3',
] as const;

/** Paths on the app's origin that the gateway answers, each with everything below it. */
export const gatewayPaths = ['/wps', '/lgw', '/lotto', '/media', '/_operator'] as const;

/** Pictures the gateway draws: the only answers of it that may be kept in a Cache. */
export const mediaPath = '/media/';

const pages: ReadonlySet<string> = new Set(appPaths);

/** Whether a path shows a page of the app; a trailing slash does not matter. */
export function isAppPath(path: string): boolean {
  return pages.has(path.replace(/([^/])\/$/, '$1'));
}

/** Whether a path is the gateway's to answer. */
export function isGatewayPath(path: string): boolean {
  return gatewayPaths.some((start) => path === start || path.startsWith(`${start}/`));
}
