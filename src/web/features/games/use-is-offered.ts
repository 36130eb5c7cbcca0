import { useSnapshot } from 'valtio';
import type { Category } from '#contract/vocabulary/category.ts';
import { useApp } from '../../lib/app-context.tsx';

/** Whether a kind of games is offered, as far as is known: yes until the lobby says otherwise. */
export function useIsOffered(code: Category): boolean {
  const { catalogue } = useApp();
  const { at, lanes } = useSnapshot(catalogue.state);
  return at === null || lanes.some(({ category }) => category === code);
}
