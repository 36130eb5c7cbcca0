import { useSyncExternalStore } from 'react';
import type { Texts } from './form-values.ts';

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** The address of a section with the values of its filters. */
export const addressOf = (section: string, query: Texts = {}): string =>
  `?${new URLSearchParams({ section, ...query }).toString()}`;

/** Goes to a section without a load of the page. */
export function goTo(section: string, query: Texts = {}): void {
  history.pushState(null, '', addressOf(section, query));
  for (const listener of listeners) listener();
}

/** The section of the address, empty without one, and the values of its filters. */
export function useAddress(): { readonly section: string; readonly query: Texts } {
  const search = useSyncExternalStore(listen, () => location.search);
  const { section = '', ...query } = Object.fromEntries(new URLSearchParams(search));
  return { section, query };
}
