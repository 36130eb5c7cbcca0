import { useLocation } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { slotCategory } from '#protocol/vocabulary/category.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { type CategoryLink, categoryLinks } from './category-links.ts';

/** The link of slots while their page shows bingo, which has a link of its own: it is not the current one. */
const besideBingo: CategoryLink['link'] = {
  to: '/rng',
  search: { slotClass: undefined },
  activeOptions: { explicitUndefined: true },
};

/** Categories that have vendors; all categories until the lobby is loaded. */
export function useCategories(): readonly CategoryLink[] {
  const { catalogue } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  const isHydrated = useHydrated();
  const isBingo = useLocation({
    select: ({ search }) => slotCategory(search.slotClass) === 'BINGO',
  });
  const links = categoryLinks.map((one) =>
    isBingo && one.code === 'RNG' ? { ...one, link: besideBingo } : one,
  );
  if (!isHydrated || lanes.length === 0) return links;
  return links.filter(({ code }) => lanes.some(({ category }) => category === code));
}
