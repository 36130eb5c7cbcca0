import { useSnapshot } from 'valtio';
import type { Category } from '#protocol/vocabulary/category.ts';
import { useApp } from '../../lib/app-context.tsx';

/** Returns true for a guest at the games of a vendor whose card opens a list of games, which is for members. */
export function useNeedsSignIn(category: Category, vendor: string | undefined): boolean {
  const { catalogue, session } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  const { phase } = useSnapshot(session.state);
  const cards = lanes.find((lane) => lane.category === category)?.cards ?? [];
  return (
    phase === 'guest' && cards.some((card) => card.vendor === vendor && card.opens === 'games')
  );
}

/** Returns true when the lobby contains a category, and until the lobby is loaded. */
export function useIsOffered(code: Category): boolean {
  const { catalogue } = useApp();
  const { at, lanes } = useSnapshot(catalogue.state);
  return at === null || lanes.some(({ category }) => category === code);
}
