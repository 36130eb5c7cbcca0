import { useRef, useState } from 'react';
import { launchWayOf } from '#core/play/launch-ways.ts';
import type { Startable } from '#core/play/start-rules.ts';
import type { Launch } from '#core/play/launch.ts';
import { FailedState } from '../../../widgets/failed-state/failed-state.tsx';
import { ExternalLaunch } from './external-launch.tsx';
import { GameBalance } from './game-balance.tsx';
import { GameBar } from './game-bar.tsx';
import { GameFrame } from './game-frame.tsx';
import { GameLoading } from './game-loading.tsx';
import { SlowGame } from './slow-game.tsx';
import { PlayMoney } from './play-money.tsx';
import styles from './seamless.module.css';
import { RotateHint } from './rotate-hint.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useGameMessages } from './use-game-messages.ts';
import { useLaunch } from './use-launch.ts';
import { useLeaveGame } from './use-leave-game.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface StageProps {
  name: string;
  opened: Launch;
}

/** How often a game that does not come is launched anew before the player is told. */
const freeTries = 1;

/** Whether the game of an address has come, or not for too long. One that is late is launched anew by itself, once. */
function useArrival(url: string | null, tries: number, again: () => void) {
  const [seen, setSeen] = useState<{ url: string; as: 'here' | 'late' } | null>(null);
  const state = seen !== null && seen.url === url ? seen.as : 'coming';
  function arrive(): void {
    if (url !== null) setSeen({ url, as: 'here' });
  }
  function beLate(): void {
    if (tries < freeTries) again();
    else if (url !== null) setSeen({ url, as: 'late' });
  }
  return { state, arrive, beLate };
}

function gameOf(opened: Launch): Startable | null {
  if ('lottery' in opened) return null;
  return 'trial' in opened ? opened.trial : opened.game;
}

/** A game in play: its bar, its frame, and what stands there until it is here. */
export function Stage({ name, opened }: StageProps) {
  const { phase, url, failure, tries, again } = useLaunch(opened);
  const { state, arrive, beLate } = useArrival(url, tries, again);
  const leave = useLeaveGame();
  const stage = useRef<HTMLDivElement>(null);
  const full = useFullScreen(stage);
  const handlers = useGameMessages(opened, leave, again);
  const game = gameOf(opened);
  const money = 'trial' in opened ? <PlayMoney node={opened.trial.nodeId ?? 0} /> : <GameBalance />;
  const way = launchWayOf(game?.vendor ?? '');
  const isFramed = way === 'frame';
  useWakeLock(state === 'here');

  return (
    <div ref={stage} className={styles.stage} data-filled={full.filled || undefined}>
      <GameBar name={name} money={money} full={full} onReload={again} onLeave={leave} />
      <div className={styles.floor}>
        {phase === 'failed' && failure !== null && (
          <div className={styles.words}>
            <FailedState failure={failure} onRetry={again} />
          </div>
        )}
        {url !== null && way !== 'frame' && (
          <ExternalLaunch url={url} way={way} again={tries > 0} onRetry={again} />
        )}
        {url !== null && isFramed && (
          <GameFrame
            key={url}
            url={url}
            name={name}
            hidden={state === 'late'}
            onHere={arrive}
            onLate={beLate}
            handlers={handlers}
          />
        )}
        {phase !== 'failed' && state === 'coming' && (isFramed || url === null) && (
          <GameLoading name={name} again={tries > 0} />
        )}
        {phase !== 'failed' && state === 'late' && <SlowGame onRetry={again} />}
        {state === 'here' && game && <RotateHint category={game.category} />}
      </div>
    </div>
  );
}
