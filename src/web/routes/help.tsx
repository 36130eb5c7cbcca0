import { createFileRoute } from '@tanstack/react-router';
import { fallback, object, optional, string } from 'valibot';
import { HelpPage } from '../features/help/help-page.tsx';

const text = fallback(optional(string()), undefined);

export const Route = createFileRoute('/help')({
  /** The article that is read, or the words that are looked for. */
  validateSearch: object({ topic: text, search: text }),
  // Going from article to article asks for nothing.
  staleTime: 60_000,
  loader: async ({ context: { app } }) => {
    const help = await app.help();
    void help.load();
    return { help };
  },
  component: function Help() {
    return <HelpPage help={Route.useLoaderData().help} search={Route.useSearch()} />;
  },
});
