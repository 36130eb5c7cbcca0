import { useNavigate } from '@tanstack/react-router';
import type { SlotSearch } from './slot-search.ts';

/** Changes what is looked for, in the address. `typed` words replace the entry of the letters before them. */
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
