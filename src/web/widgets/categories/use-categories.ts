import { useSnapshot } from 'valtio';
import { useApp } from '../../lib/app-context.tsx';
import { categoryLinks } from './category-links.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** Categories that have vendors; all categories until the lobby is loaded. */
export function useCategories() {
  const { catalogue } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  const isHydrated = useHydrated();
  if (!isHydrated || lanes.length === 0) return categoryLinks;
  return categoryLinks.filter(({ code }) => lanes.some(({ category }) => category === code));
}
