import { createFileRoute } from '@tanstack/react-router';
import { Home } from '../features/home/home.tsx';
import { usePageShown } from '../lib/page-shown.ts';

export const Route = createFileRoute('/')({
  staticData: { layout: 'bleed' },
  loader: ({ context: { app, firstView } }) => {
    firstView(app.announcements.load());
    firstView(app.catalogue.loadLobby());
    firstView(app.catalogue.loadHotGames());
    void app.winners.load();
    void app.winners.loadJackpot();
  },
  component: function Index() {
    usePageShown();
    return <Home />;
  },
});
