import { createFileRoute } from '@tanstack/react-router';
import { PlayerListPage } from '../features/games/player-lists/player-list-page.tsx';

export const Route = createFileRoute('/recent')({
  loader: ({ context: { app } }) => {
    if (app.session.state.phase !== 'guest') void app.catalogue.loadRecent();
  },
  component: Recent,
});

function Recent() {
  return <PlayerListPage list="recent" />;
}
