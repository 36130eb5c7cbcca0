import { useNavigate } from '@tanstack/react-router';
import type { ReportSearch } from './report-search.ts';

/** Returns the function that changes the choices of a report in the address. It leads to the first page of the report. */
export function useChangeReport() {
  const navigate = useNavigate();
  return (change: Partial<ReportSearch>): void =>
    void navigate({
      from: '/agentHome',
      to: '/agentHome',
      search: (search) => ({ ...search, part: undefined, ...change }),
      resetScroll: false,
    });
}
