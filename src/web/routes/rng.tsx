import { createFileRoute } from '@tanstack/react-router';
import { boolean, fallback, object, optional, string } from 'valibot';
import { Slots } from '../features/games/slots.tsx';

const text = fallback(optional(string()), undefined);

/** Which slots are looked at: any where nothing is said. */
const search = object({
  vendor: text,
  slotClass: text,
  search: text,
  favourites: fallback(optional(boolean()), undefined),
});

export const Route = createFileRoute('/rng')({
  validateSearch: search,
  loaderDeps: ({ search: { vendor = '', slotClass = '', search: words = '' } }) => ({
    vendor,
    slotClass,
    search: words,
  }),
  // What is found is one list for all: looking ahead must not change it.
  preload: false,
  loader: ({ context: { app }, deps }) => {
    void app.catalogue.loadLobby();
    void app.catalogue.find({ category: 'RNG', ...deps });
  },
  component: SlotsPage,
});

function SlotsPage() {
  return <Slots search={Route.useSearch()} />;
}
