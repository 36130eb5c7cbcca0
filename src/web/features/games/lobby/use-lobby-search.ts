import { useLocation, useNavigate } from '@tanstack/react-router';
import type { Category } from '#protocol/vocabulary/category.ts';
import type { LobbySearch } from './lobby-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The sheet of filters is open over the lobby. */
    filterSheet?: true;
  }
}

type ChangeSearch = (changed: LobbySearch, options?: { typed?: boolean }) => void;

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

/**
 * Changes the filters in the address of a lobby. With `typed`, and while the sheet of filters is open, it replaces the
 * history entry.
 */
export function useLobbySearch(category: Category) {
  const navigate = useNavigate();
  const isSheetOpen = useLocation({ select: ({ state }) => state.filterSheet === true });

  /** Opens or closes the sheet. It has an entry of the history, so that Back closes it and undoes its choices. */
  function showSheet(opens: boolean): void {
    void navigate({
      to: '.',
      search: true,
      replace: !opens,
      resetScroll: false,
      ...(opens && { state: { filterSheet: true } }),
    });
  }

  const change: ChangeSearch = (changed, { typed = false } = {}) => {
    void navigate({
      to: '.',
      search: (search: object) => ({ ...search, ...changed }),
      replace: typed || isSheetOpen,
      resetScroll: false,
      ...(isSheetOpen && { state: { filterSheet: true } }),
    });
  };
  /** Removes all filters. Bingo keeps the class of slots that it is. */
  function clear(): void {
    const { slotClass, ...others } = noFilter;
    change(category === 'BINGO' ? others : { slotClass, ...others });
  }
  return { change, clear, isSheetOpen, showSheet };
}
