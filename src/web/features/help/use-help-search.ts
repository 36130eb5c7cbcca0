import { useNavigate } from '@tanstack/react-router';
import type { HelpSearch } from './help-search.ts';

/** Looks for words, in the address. More letters replace the entry of those before them. */
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
