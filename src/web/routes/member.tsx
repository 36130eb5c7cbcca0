import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { mayEnterMemberCentre } from '#core/roles/roles.ts';
import { MemberCentre } from '../features/member/frame/member-centre.tsx';
import { requireAccount } from '../lib/guards.ts';
import { memberPageComponents } from './-member/member-page-components.tsx';
import { type MemberSearch, readMemberSearch } from './-member/member-search.ts';

export const Route = createFileRoute('/member')({
  staticData: { hasNoSide: true },
  // Types the links. An address is checked where it is read, because the routes are part of the first load.
  validateSearch: (search: MemberSearch & SearchSchemaInput): MemberSearch => search,
  beforeLoad: requireAccount(mayEnterMemberCentre),
  // The bet that is shown over a record does not load the record again.
  loaderDeps: ({ search: { order: _, ...search } }) => search,
  loader: async ({ context: { app }, deps: search }) =>
    (await import('./-member/member-page-loaders.ts')).loadMemberPage(app, search),
  component: Member,
});

function Member() {
  const search = readMemberSearch(Route.useSearch());
  return (
    <MemberCentre page={search.page} isPart={isPart(search)}>
      {(shown) => {
        const Page = memberPageComponents[shown];
        return <Page search={search} />;
      }}
    </MemberCentre>
  );
}

/** Returns whether the address shows a part of its page. */
function isPart({ messages, message, ...search }: MemberSearch): boolean {
  const { item, deposit, deposits, withdrawal, withdrawals } = search;
  if (messages === 'write') return true;
  return [item, deposit, deposits, withdrawal, withdrawals, message].some(
    (part) => part !== undefined,
  );
}
