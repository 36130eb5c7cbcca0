import { useNavigate } from '@tanstack/react-router';
import type { Category } from '#contract/vocabulary/category.ts';
import type { LobbySearch } from './lobby-search.ts';

export type ChangeSearch = (changed: LobbySearch, options?: { typed?: boolean }) => void;

/** The filters of a lobby and what changes them. */
export interface FilterProps {
  category: Category;
  search: LobbySearch;
  onChange: ChangeSearch;
  onClear: () => void;
}

/** All filters of an address, absent. */
const noFilter: LobbySearch = {
  vendor: undefined,
  slotClass: undefined,
  search: undefined,
  show: undefined,
  sort: undefined,
  leastBet: undefined,
  leastLines: undefined,
};

/** Changes the filters in the address of a lobby. With `typed` it replaces the history entry. */
export function useLobbySearch(category: Category) {
  const navigate = useNavigate();
  const change: ChangeSearch = (changed, { typed = false } = {}) => {
    void navigate({
      to: '.',
      search: (search: object) => ({ ...search, ...changed }),
      replace: typed,
      resetScroll: false,
    });
  };
  /** Removes all filters. Bingo keeps the class of slots that it is. */
  function clear(): void {
    const { slotClass, ...others } = noFilter;
    change(category === 'BINGO' ? others : { slotClass, ...others });
  }
  return { change, clear };
}
