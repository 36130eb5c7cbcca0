import { useRef, useState } from 'react';
import { isSilentVendor, launchWayOf } from '#core/play/launch-ways.ts';
import type { Startable } from '#core/play/start-rules.ts';
import type { Launch } from '#core/play/launch.ts';
import { FailedState } from '../../../widgets/failed-state/failed-state.tsx';
import { ExternalLaunch } from './external-launch.tsx';
import { GameBalance } from './game-balance.tsx';
import { useGameMoney } from './use-game-money.ts';
import { useShownBalance } from './use-shown-balance.ts';
import { GameBar } from './game-bar.tsx';
import { GameFrame } from './game-frame.tsx';
import { GameLoading } from './game-loading.tsx';
import { SlowGame } from './slow-game.tsx';
import { PlayMoney } from './play-money.tsx';
import styles from './seamless-page.module.css';
import { RotateHint } from './rotate-hint.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useGameMessages } from './use-game-messages.ts';
import { useLaunch } from './use-launch.ts';
import { useLeaveGame } from './use-leave-game.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { WalletHint } from './wallet-hint.tsx';

interface StageProps {
  name: string;
  opened: Launch;
}

/** Automatic launches after a timeout, before the player gets a message. */
const maxAutoRetries = 1;

/** Loading state of the game. After a timeout the game is launched again by itself, once. */
function useLoadingState(url: string | null, tries: number, again: () => void) {
  const [known, setKnown] = useState<{ url: string; as: 'ready' | 'slow' } | null>(null);
  const state = known !== null && known.url === url ? known.as : 'loading';
  function markReady(): void {
    if (url !== null) setKnown({ url, as: 'ready' });
  }
  function markSlow(): void {
    if (tries < maxAutoRetries) again();
    else if (url !== null) setKnown({ url, as: 'slow' });
  }
  return { state, markReady, markSlow };
}

function gameOf(opened: Launch): Startable | null {
  if ('lottery' in opened) return null;
  return 'trial' in opened ? opened.trial : opened.game;
}

/** A running game: its bar, its frame, and messages until it is ready. */
export function Stage({ name, opened }: StageProps) {
  const { phase, url, failure, tries, again } = useLaunch(opened);
  const { state, markReady, markSlow } = useLoadingState(url, tries, again);
  const leave = useLeaveGame();
  const stage = useRef<HTMLDivElement>(null);
  const full = useFullScreen(stage);
  const money = useGameMoney(gameOf(opened)?.vendor ?? null);
  const { shown, showBalance } = useShownBalance(url, money);
  const handlers = useGameMessages(opened, leave, again, showBalance);
  const game = gameOf(opened);
  const purse =
    'trial' in opened ? (
      <PlayMoney node={opened.trial.nodeId ?? 0} />
    ) : (
      <GameBalance centavos={shown ?? money} />
    );
  const way = launchWayOf(game?.vendor ?? '');
  const isFramed = way === 'frame';
  useWakeLock(state === 'ready');

  return (
    <div ref={stage} className={styles.stage} data-filled={full.filled || undefined}>
      <GameBar name={name} money={purse} full={full} onReload={again} onLeave={leave} />
      <div className={styles.content}>
        {phase === 'failed' && failure !== null && (
          <div className={styles.words}>
            <FailedState failure={failure} onRetry={again} isWrite />
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
            hidden={state === 'slow'}
            silent={isSilentVendor(game?.vendor ?? 'LOTT')}
            onReady={markReady}
            onTimeout={markSlow}
            handlers={handlers}
            money={'trial' in opened ? null : money}
            shown={shown}
          />
        )}
        {phase !== 'failed' && state === 'loading' && (isFramed || url === null) && (
          <GameLoading name={name} again={tries > 0} />
        )}
        {phase !== 'failed' && state === 'slow' && <SlowGame onRetry={again} />}
        {state === 'ready' && game && <RotateHint category={game.category} />}
        {state === 'ready' && 'game' in opened && <WalletHint vendor={opened.game.vendor} />}
      </div>
    </div>
  );
}
