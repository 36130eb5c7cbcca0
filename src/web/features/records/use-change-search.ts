import { useNavigate } from '@tanstack/react-router';
import type { RecordsSearch } from './records-search.ts';

/** Returns the function that changes parameters of the records in the address. With `replace`, Back leads past the state before. */
export function useChangeSearch() {
  const navigate = useNavigate();
  return (change: Partial<RecordsSearch>, { replace = false } = {}): void =>
    void navigate({
      from: '/member',
      to: '/member',
      search: (search) => ({ ...search, ...change }),
      resetScroll: false,
      replace,
    });
}

/** As `useChangeSearch`, for filters: they lead to the first page of the record. */
export function useChangeFilter() {
  const change = useChangeSearch();
  return (filter: Partial<RecordsSearch>, options?: { replace?: boolean }): void =>
    change({ part: undefined, ...filter }, options);
}
