import { isAppPath } from '#protocol/paths.ts';
import { isRooted } from './address.ts';

/** The page of the app that a link in a text of the operator names by path, such as `/download`; null for other addresses. Never contains a token. */
export function pageAddress(address: string): string | null {
  const path = address.trim();
  if (!isRooted(path)) return null;
  const { pathname, searchParams: search, hash } = new URL(path, 'https://app.invalid');
  search.delete('token');
  return isAppPath(pathname) ? `${pathname}${search.size > 0 ? `?${search}` : ''}${hash}` : null;
}
