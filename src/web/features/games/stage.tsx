import { useRef, useState } from 'react';
import type { Startable } from '#core/rules/start.ts';
import { FailedState } from '../../ui/failed-state/failed-state.tsx';
import { GameBar } from './game-bar.tsx';
import { GameFrame } from './game-frame.tsx';
import { GameLoading } from './game-loading.tsx';
import { LateGame } from './late-game.tsx';
import styles from './seamless.module.css';
import { useLaunch } from './use-launch.ts';
import { useLeaveGame } from './use-leave-game.ts';

/** A game in play: its bar, its frame, and what stands there until it is here. */
export function Stage({ game }: { game: Startable }) {
  const { phase, url, failure, again } = useLaunch(game);
  const leave = useLeaveGame();
  const stage = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<{ url: string; as: 'here' | 'late' } | null>(null);
  const state = seen !== null && seen.url === url ? seen.as : 'coming';

  return (
    <div ref={stage} className={styles.stage}>
      <GameBar name={game.name} stage={stage} onReload={again} onLeave={leave} />
      <div className={styles.floor}>
        {phase === 'failed' && failure !== null && (
          <div className={styles.words}>
            <FailedState failure={failure} onRetry={again} />
          </div>
        )}
        {url !== null && (
          <GameFrame
            key={url}
            url={url}
            name={game.name}
            hidden={state === 'late'}
            onHere={() => setSeen({ url, as: 'here' })}
            onLate={() => setSeen({ url, as: 'late' })}
            onLeave={leave}
          />
        )}
        {phase !== 'failed' && state === 'coming' && <GameLoading name={game.name} />}
        {phase !== 'failed' && state === 'late' && <LateGame onRetry={again} />}
      </div>
    </div>
  );
}
