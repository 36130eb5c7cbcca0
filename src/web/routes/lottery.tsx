import { createFileRoute } from '@tanstack/react-router';
import { fallback, object, optional, string } from 'valibot';
import { LotteryPage } from '../features/games/lottery/lottery-page.tsx';
import { requireAccount } from '../lib/guards.ts';

export const Route = createFileRoute('/lottery')({
  staticData: { layout: 'bare' },
  /** Code of the running game; an empty string is the lobby of the lottery provider. */
  validateSearch: object({ game: fallback(optional(string()), undefined) }),
  // Trial accounts may see the page. They are refused when a game starts.
  beforeLoad: requireAccount(() => true),
  loader: async ({ context: { app } }) => {
    const lottery = await app.lottery();
    void lottery.load();
    void lottery.tickets.load();
    return { lottery };
  },
  component: LotteryRoute,
});

function LotteryRoute() {
  return <LotteryPage lottery={Route.useLoaderData().lottery} game={Route.useSearch().game} />;
}
