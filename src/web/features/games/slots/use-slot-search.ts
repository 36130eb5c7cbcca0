import { useNavigate } from '@tanstack/react-router';
import type { SlotSearch } from './slot-search.ts';

/** Changes the search parameters of the slots page. With `typed` it replaces the history entry. */
export function useSlotSearch() {
  const navigate = useNavigate();
  function change(changed: SlotSearch, { typed = false } = {}): void {
    void navigate({
      to: '/rng',
      search: (search) => ({ ...search, ...changed }),
      replace: typed,
      resetScroll: false,
    });
  }
  const clear = (): void => void navigate({ to: '/rng', search: {}, resetScroll: false });
  return { change, clear };
}
