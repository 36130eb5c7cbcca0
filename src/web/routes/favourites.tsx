import { createFileRoute } from '@tanstack/react-router';
import { PlayerListPage } from '../features/games/player-lists/player-list-page.tsx';

export const Route = createFileRoute('/favourites')({
  // Favourites are loaded with the member.
  component: Favourites,
});

function Favourites() {
  return <PlayerListPage list="favourites" />;
}
