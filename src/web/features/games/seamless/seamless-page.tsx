import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { mayTry, type Startable, startOf } from '#core/play/start-rules.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { usePageName } from '../../../lib/use-title.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FailedState } from '../../../widgets/failed-state/failed-state.tsx';
import { useLeaveGame } from './game-bar.tsx';
import { GameLoading } from './game-overlays.tsx';
import { NotStarted, WhenConnected } from './not-started.tsx';
import { Stage } from './stage.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import styles from './seamless-page.module.css';

/** Result of the search for a game by its node id. */
type GameByNode =
  | { readonly phase: 'loading' }
  | { readonly phase: 'known'; readonly game: Startable }
  | { readonly phase: 'unknown' }
  | { readonly phase: 'failed'; readonly failure: Failure };

/** Finds a game by its node id. `retry` searches again after a failure. */
function useGameByNode(node: number): { result: GameByNode; retry: () => void } {
  const { catalogue } = useApp();
  const [result, setResult] = useState<GameByNode>({ phase: 'loading' });
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    let isStale = false;
    // A failure stays during the next try.
    const next = (last: GameByNode, now: GameByNode): GameByNode =>
      last.phase === 'failed' && now.phase === 'loading' ? last : now;
    const update = (now: GameByNode): void =>
      void (isStale || setResult((last) => next(last, now)));
    update({ phase: 'loading' });
    catalogue.findByNode(node).then(
      (game) => update(game === null ? { phase: 'unknown' } : { phase: 'known', game }),
      (error: unknown) => {
        if (!(error instanceof GatewayError)) throw error;
        update({ phase: 'failed', failure: error.failure });
      },
    );
    return () => {
      isStale = true;
    };
  }, [catalogue, node, attempts]);

  return { result, retry: () => setAttempts(attempts + 1) };
}

interface SeamlessPageProps {
  node: number | undefined;
  /** The game runs with play money, unless the player can play it for money. */
  demo: boolean;
}

/** Page of a running game. Its address contains the node id of the game, so that it can be reloaded. */
export function SeamlessPage({ node, demo }: SeamlessPageProps) {
  return (
    <div className={styles.page}>
      {node === undefined ? (
        <NoSuchGame
          title={<Trans>We do not know this game</Trans>}
          help={<Trans>It may have been taken off the shelf.</Trans>}
        />
      ) : (
        <WhenConnected>
          <GameLoader node={node} demo={demo} />
        </WhenConnected>
      )}
    </div>
  );
}

/** Finds the game and checks that the player can play it. */
function GameLoader({ node, demo }: { node: number; demo: boolean }) {
  const { member, session } = useApp();
  const { phase } = useSnapshot(session.state);
  const { member: player, phase: memberPhase } = useSnapshot(member.state);
  const { result, retry } = useGameByNode(node);
  usePageName(result.phase === 'known' ? result.game.name : null);
  if (result.phase === 'loading') return <GameLoading name="" />;
  if (result.phase === 'unknown') return <GameNotListed />;
  if (result.phase === 'failed') {
    return (
      <div className={styles.words}>
        <FailedState failure={result.failure} onRetry={retry} />
      </div>
    );
  }
  const { game } = result;
  const start = startOf(
    { ...game, opens: 'lobby' },
    { signedIn: phase === 'member', type: player?.type ?? null },
  );
  // The type of the account decides if the money is real.
  const isTypePending = phase === 'member' && player === null && memberPhase !== 'failed';
  if (demo && isTypePending) return <GameLoading name={game.name} />;
  if (demo && mayTry(game, start)) return <TrialGame key={node} game={game} />;
  if (start === 'play') return <MoneyGame key={node} game={game} />;
  return <NotStarted why={start} trialNode={mayTry(game, start) ? node : null} />;
}

/** The game with play money, for guests and trial accounts. */
function TrialGame({ game }: { game: Startable }) {
  return <Stage name={game.name} opened={{ trial: game }} />;
}

/** The game for money. */
function MoneyGame({ game }: { game: Startable }) {
  return <Stage name={game.name} opened={{ game }} />;
}

/** No list has the game: the operator hides it for a while, or has it no more. */
function GameNotListed() {
  return (
    <NoSuchGame
      title={<Trans>This game cannot be opened now</Trans>}
      help={
        <Trans>
          It may be under maintenance, or it was taken off the shelf. Your balance is not affected.
        </Trans>
      }
    />
  );
}

function NoSuchGame({ title, help }: { title: ReactNode; help: ReactNode }) {
  const leave = useLeaveGame();
  return (
    <div className={styles.words}>
      <EmptyState
        isPage
        icon="search"
        title={title}
        help={help}
        action={
          <>
            <Button onClick={leave}>
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
