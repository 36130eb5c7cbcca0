import { useNavigate } from '@tanstack/react-router';
import type { HelpSearch } from './help-search.ts';

/** Gives a function that writes the words of the search to the address. Further input replaces the entry of the history. */
export function useHelpSearch(to: '/help' | '/helpmc', { search }: HelpSearch) {
  const navigate = useNavigate();
  return (words: string) =>
    void navigate({
      to,
      search: words === '' ? {} : { search: words },
      replace: search !== undefined,
      resetScroll: false,
    });
}
