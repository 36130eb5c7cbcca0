import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '../features/help/help-page.tsx';
import { helpSearch } from '../features/help/help-search.ts';
import { openHelp } from '../lib/open-help.ts';
import { usePageShown } from '../lib/page-shown.ts';

export const Route = createFileRoute('/help')({
  validateSearch: helpSearch,
  // Navigation between articles sends no call.
  staleTime: 60_000,
  loader: openHelp((help) => help.load()),
  component: function Help() {
    usePageShown();
    return <HelpPage help={Route.useLoaderData()} search={Route.useSearch()} />;
  },
});
