import { createFileRoute } from '@tanstack/react-router';
import { MemberHelp } from '../features/help/member-help.tsx';
import { helpSearch } from '../features/help/help-search.ts';
import { openHelp } from '../lib/open-help.ts';

export const Route = createFileRoute('/helpmc')({
  staticData: { layout: 'alone' },
  validateSearch: helpSearch,
  // Navigation between articles sends no call.
  staleTime: 60_000,
  loader: openHelp((help) => help.load()),
  component: function Help() {
    return <MemberHelp help={Route.useLoaderData()} search={Route.useSearch()} />;
  },
});
