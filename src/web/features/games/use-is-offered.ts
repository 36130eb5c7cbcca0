import { useSnapshot } from 'valtio';
import type { Category } from '#contract/vocabulary/category.ts';
import { useApp } from '../../lib/app-context.tsx';

/** Returns true when the lobby contains a category, and until the lobby is loaded. */
export function useIsOffered(code: Category): boolean {
  const { catalogue } = useApp();
  const { at, lanes } = useSnapshot(catalogue.state);
  return at === null || lanes.some(({ category }) => category === code);
}
