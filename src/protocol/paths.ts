import { categories, categoryCodes } from './vocabulary/category.ts';

/** Paths of the app's pages. The web server and the service worker answer each with the shell of the app. */
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
  '/favourites',
  '/recent',
  '/pointMall',
  '/lottery',
  '/promotions',
  '/promotions/detail',
  '/help',
  '/helpmc',
  '/responsible-gaming',
  '/download',
  '/seamless',
  '/settings',
  '/merchantPage',
  '/sponsor1',
  '/sponsor2',
  '/sponsor3',
] as const;

/** Roots of the calls: `/wps` of the platform, `/lgw` and `/lotto` of its lottery. */
export const callRoots = ['/wps', '/lgw', '/lotto'] as const;

/** Path of a call. */
export type CallPath = `${(typeof callRoots)[number]}/${string}`;

/** Address of the download of an export. Its one-use ticket follows as `?ticket=`. */
export const downloadPath = '/wps/records/download';

/** Address of the stream of live events. Its one-use ticket follows as `?ticket=`. */
export const liveStreamPath = '/wps/live/stream';

/** Root of the addresses that payment providers send notices to. */
export const providerRoot = '/wps/providers';

/** Root of the pictures. No other answer of a gateway may be kept in a Cache. */
export const mediaRoot = '/media';

/** Root of the operator console, which only the embedded gateway has. */
export const operatorRoot = '/_operator';

/** Roots on the app's origin that another gateway answers as well. */
export const sharedRoots = [...callRoots, mediaRoot] as const;

/** All roots on the app's origin that the gateway answers. */
export const gatewayRoots = [...sharedRoots, operatorRoot] as const;

const pages: ReadonlySet<string> = new Set(appPaths);

/** Returns whether a path shows a page of the app. A slash at its end is ignored. */
export function isAppPath(path: string): boolean {
  return pages.has(path.replace(/([^/])\/$/, '$1'));
}

/** Returns whether a path is a root or below it. */
export function isBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}

/** Returns whether the gateway answers a path. */
export function isGatewayPath(path: string): boolean {
  return gatewayRoots.some((root) => isBelow(path, root));
}
