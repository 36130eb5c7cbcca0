import { createFileRoute } from '@tanstack/react-router';
import { MemberHelp } from '../features/help/member-help.tsx';
import { helpSearch } from '../features/help/help-search.ts';
import { openHelp } from '../features/help/open-help.ts';

export const Route = createFileRoute('/helpmc')({
  staticData: { layout: 'alone' },
  validateSearch: helpSearch,
  // Going from article to article asks for nothing.
  staleTime: 60_000,
  loader: openHelp,
  component: function Help() {
    return <MemberHelp help={Route.useLoaderData()} search={Route.useSearch()} />;
  },
});
