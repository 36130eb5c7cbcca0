import { appPaths, isAppPath } from '#protocol/paths.ts';

/** The address of a page that was asked for under another path: for good (301) or for now (302). */
interface MovedPage {
  readonly to: string;
  readonly status: 301 | 302;
}

/**
 * The address at which managers of passwords ask where a password is changed, and the page that changes it. Source of the
 * rule: https://www.w3.org/TR/change-password-url/
 */
export const passwordChange = {
  asked: '/.well-known/change-password',
  page: '/member?page=securityCenter&item=loginPassword',
} as const;

const byLowerCase = new Map<string, string>(appPaths.map((path) => [path.toLowerCase(), path]));

/** The page of a path that was written with other capitals, or that other programs know. Null for all other paths. */
export function movedPage(path: string): MovedPage | null {
  if (path === passwordChange.asked) return { to: passwordChange.page, status: 302 };
  if (isAppPath(path)) return null;
  const to = byLowerCase.get(path.toLowerCase().replace(/([^/])\/$/, '$1'));
  return to === undefined ? null : { to, status: 301 };
}
