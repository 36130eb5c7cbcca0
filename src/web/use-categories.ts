import { useSnapshot } from 'valtio';
import { useApp } from './app-context.tsx';
import { categories } from './categories.ts';

/** The categories that have vendors; all of them until the lobby is known. */
export function useCategories() {
  const { catalogue } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  if (lanes.length === 0) return categories;
  return categories.filter(({ code }) => lanes.some(({ category }) => category === code));
}
