import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { mayTry, type Startable, startOf } from '#core/play/start-rules.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FailedState } from '../../../widgets/failed-state/failed-state.tsx';
import { GameLoading } from './game-loading.tsx';
import { NotStarted } from './not-started.tsx';
import { WhenConnected } from './when-connected.tsx';
import styles from './seamless.module.css';
import { Stage } from './stage.tsx';
import { useGameByNode } from './use-game-by-node.ts';

interface SeamlessProps {
  node: number | undefined;
  /** Whether the game is tried with play money. */
  demo: boolean;
}

/** The page on which a game is played. It names the game by its node, so that it can be opened again. */
export function Seamless({ node, demo }: SeamlessProps) {
  return (
    <div className={styles.page}>
      {node === undefined ? (
        <NoSuchGame />
      ) : (
        <WhenConnected>
          <Table node={node} demo={demo} />
        </WhenConnected>
      )}
    </div>
  );
}

/** Sees to it that there is such a game and that the player may play it. */
function Table({ node, demo }: { node: number; demo: boolean }) {
  const { member, session } = useApp();
  const { phase } = useSnapshot(session.state);
  const { member: player } = useSnapshot(member.state);
  const { known, again } = useGameByNode(node);
  if (known.phase === 'looking') return <GameLoading name="" />;
  if (known.phase === 'unknown') return <NoSuchGame />;
  if (known.phase === 'failed') {
    return (
      <div className={styles.words}>
        <FailedState failure={known.failure} onRetry={again} />
      </div>
    );
  }
  const { game } = known;
  const start = startOf(
    { ...game, opens: 'lobby' },
    { signedIn: phase === 'member', type: player?.type ?? null },
  );
  if (demo && start !== 'maintenance') return <Trying key={node} game={game} />;
  if (start === 'play') return <Playing key={node} game={game} />;
  return <NotStarted why={start} trialNode={mayTry(game, start) ? node : null} />;
}

/** As `Playing`, with play money: for anybody. */
function Trying({ game }: { game: Startable }) {
  return <Stage name={game.name} opened={{ trial: game }} />;
}

/** The same game stays the same thing to open, however often the page is drawn. */
function Playing({ game }: { game: Startable }) {
  return <Stage name={game.name} opened={{ game }} />;
}

function NoSuchGame() {
  const router = useRouter();
  return (
    <div className={styles.words}>
      <EmptyState
        icon="search"
        title={<Trans>We do not know this game</Trans>}
        help={<Trans>It may have been taken off the shelf.</Trans>}
        action={
          <>
            <Button onClick={() => router.history.back()}>
              <Trans>Back</Trans>
            </Button>
            <ButtonLink to="/rng" variant="primary">
              <Trans>See the games</Trans>
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
