import { isAppPath } from '#contract/paths.ts';
import { isRooted } from './address.ts';

/** The page of ours that a link in the operator's words names by path, such as `/download`; null for anything else. It never brings a session along. */
export function pageAddress(address: string): string | null {
  const path = address.trim();
  if (!isRooted(path)) return null;
  const { pathname, searchParams: search, hash } = new URL(path, 'https://app.invalid');
  search.delete('token');
  return isAppPath(pathname) ? `${pathname}${search.size > 0 ? `?${search}` : ''}${hash}` : null;
}
