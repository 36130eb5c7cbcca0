import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Loaded } from '../../ui/loaded/loaded.tsx';
import { useOpenLogin } from '../../use-open-login.ts';
import { GameGrid, WaitingGrid } from './game-grid.tsx';
import type { SlotSearch } from './slot-search.ts';

interface Given {
  search: SlotSearch;
  onAll: () => void;
}

/** The games the member has starred, narrowed down by maker and name. */
export function StarredGames({ search: { vendor = '', search = '' }, onAll }: Given) {
  const { favourites, session } = useApp();
  const state = useSnapshot(favourites.state);
  const { phase } = useSnapshot(session.state);
  if (phase === 'guest') return <SignInFirst />;
  const words = search.toLowerCase();
  const games = state.games.filter(
    (game) => (vendor === '' || game.vendor === vendor) && game.name.toLowerCase().includes(words),
  );
  return (
    <Loaded
      of={state}
      some={games.length > 0}
      waiting={<WaitingGrid />}
      none={
        <EmptyState
          icon="star"
          title={
            state.games.length === 0 ? (
              <Trans>No favourites yet</Trans>
            ) : (
              <Trans>None of your favourites is like that</Trans>
            )
          }
          help={<Trans>Tap the star of a game, and it waits for you here.</Trans>}
          action={
            <Button onClick={onAll}>
              <Trans>Show all games</Trans>
            </Button>
          }
        />
      }
      onRetry={() => void favourites.load()}
    >
      <GameGrid games={games} />
    </Loaded>
  );
}

function SignInFirst() {
  const openLogin = useOpenLogin();
  return (
    <EmptyState
      icon="star"
      title={<Trans>Your favourites are kept with your account</Trans>}
      help={<Trans>Log in to see the games you have starred.</Trans>}
      action={
        <Button variant="primary" onClick={openLogin}>
          <Trans>Log in</Trans>
        </Button>
      }
    />
  );
}
