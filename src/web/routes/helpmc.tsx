import { createFileRoute } from '@tanstack/react-router';
import { fallback, object, optional, string } from 'valibot';
import { MemberHelp } from '../features/help/member-help.tsx';

const text = fallback(optional(string()), undefined);

export const Route = createFileRoute('/helpmc')({
  staticData: { layout: 'alone' },
  /** The article that is open, or the words that are looked for. */
  validateSearch: object({ topic: text, search: text }),
  // Going from article to article asks for nothing.
  staleTime: 60_000,
  loader: async ({ context: { app } }) => {
    const help = await app.help();
    void help.load();
    return { help };
  },
  component: function Help() {
    return <MemberHelp help={Route.useLoaderData().help} search={Route.useSearch()} />;
  },
});
