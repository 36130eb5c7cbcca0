import { useRef, useState, useEffect } from 'react';
import { launchWayOf } from '#core/play/launch-ways.ts';
import type { Startable } from '#core/play/start-rules.ts';
import type { Launch } from '#core/play/launch.ts';
import { ExternalLaunch } from './external-launch.tsx';
import { PlayClock } from '../reality/play-clock.tsx';
import { RealityGate } from '../reality/reality-check.tsx';
import { usePlaySession } from '../reality/use-play-session.ts';
import { GameBalance, GameBar, PlayMoney, useFullScreen, useLeaveGame } from './game-bar.tsx';
import { GameFrame, useGameMessages } from './game-frame.tsx';
import { GameLoading, RotateHint, SilentHint, WalletHint } from './game-overlays.tsx';
import { LaunchFailed } from './not-started.tsx';
import { useLaunch, useStarted } from './use-launch.ts';
import { useSnapshot } from 'valtio';
import type { Centavos } from '#protocol/model/money.ts';
import { useApp } from '../../../lib/app-context.tsx';
import styles from './seamless-page.module.css';

/** Keeps the screen on while `isActive` is true (Screen Wake Lock API). */
function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isStopped = false;
    async function acquire(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      // The browser can refuse, to save battery.
      const acquired = await navigator.wakeLock.request('screen').catch(() => null);
      if (isStopped) void acquired?.release();
      else lock = acquired;
    }
    // The browser releases the lock when the page is hidden.
    const reacquire = (): void => void acquire();
    reacquire();
    document.addEventListener('visibilitychange', reacquire);
    return () => {
      isStopped = true;
      document.removeEventListener('visibilitychange', reacquire);
      void lock?.release();
    };
  }, [isActive]);
}

/**
 * The balance that the game at an address has reported as shown; null until it reports one. The header of the app follows it until
 * the game is left.
 */
function useShownBalance(url: string | null, money: Centavos | null) {
  const { balance } = useApp();
  const [reported, setReported] = useState<{ url: string | null; centavos: Centavos } | null>(null);
  const shown = reported !== null && reported.url === url ? reported.centavos : null;

  function showBalance(centavos: Centavos): void {
    setReported({ url, centavos });
    // Money in the wallets of other vendors is not in the game.
    balance.follow((balance.state.centavos ?? centavos) + centavos - (money ?? centavos));
  }

  useEffect(() => () => balance.follow(null), [balance, url]);
  return { shown, showBalance };
}

/** The money that a game is played with: the wallet of its vendor, or the balance where games share one wallet. Null until it is loaded, and when it is unknown. */
function useGameMoney(vendor: string | null): Centavos | null {
  const { balance } = useApp();
  const { centavos, wallets } = useSnapshot(balance.state);
  const wallet = vendor === null ? undefined : wallets.find((one) => one.vendor === vendor);
  return wallet === undefined ? centavos : wallet.centavos;
}

interface StageProps {
  name: string;
  opened: Launch;
}

function gameOf(opened: Launch): Startable | null {
  if ('lottery' in opened) return null;
  return 'trial' in opened ? opened.trial : opened.game;
}

/** The money of the game, or the label of play money. */
function Purse({ opened, centavos }: Pick<StageProps, 'opened'> & { centavos: number | null }) {
  if ('trial' in opened) return <PlayMoney node={opened.trial.nodeId ?? 0} />;
  return <GameBalance centavos={centavos} />;
}

/** A running game: its bar, its frame, and messages until it is ready. */
export function Stage({ name, opened }: StageProps) {
  const { phase, url, failure, tries, again } = useLaunch(opened);
  const { started, isSilent, isRefused, ...marks } = useStarted(url);
  const leave = useLeaveGame();
  const stage = useRef<HTMLDivElement>(null);
  const full = useFullScreen(stage);
  const money = useGameMoney(gameOf(opened)?.vendor ?? null);
  const { shown, showBalance } = useShownBalance(url, money);
  const handlers = useGameMessages(opened, leave, again, showBalance);
  const game = gameOf(opened);
  const session = usePlaySession({ isOn: url !== null && !('trial' in opened), money });
  const [isPaused, setPaused] = useState(false);
  const way = isRefused ? 'newTab' : launchWayOf(game?.vendor ?? '');
  const isFramed = way === 'frame';
  useWakeLock(started);

  return (
    <div ref={stage} className={styles.stage} data-filled={full.filled || undefined}>
      <GameBar
        name={name}
        clock={session && <PlayClock slices={session} />}
        money={<Purse opened={opened} centavos={shown ?? money} />}
        full={full}
        onReload={again}
        onLeave={leave}
      />
      {session && <RealityGate slice={session.playSession} onChange={setPaused} />}
      <div className={styles.content}>
        {phase === 'failed' && failure !== null && (
          <LaunchFailed failure={failure} onRetry={again} />
        )}
        {url !== null && way !== 'frame' && (
          <ExternalLaunch url={url} way={way} again={tries > 0} onRetry={again} />
        )}
        {url !== null && isFramed && (
          <GameFrame
            key={url}
            url={url}
            name={name}
            {...marks}
            {...{ handlers, shown, isPaused }}
            money={'trial' in opened ? null : money}
          />
        )}
        {phase !== 'failed' && !started && (isFramed || url === null) && (
          <GameLoading name={name} onRetry={isSilent ? again : null} />
        )}
        {started && game && <RotateHint category={game.category} />}
        {started && (
          <div className={styles.hints}>
            {isSilent && <SilentHint key={url} onRetry={again} />}
            {'game' in opened && <WalletHint vendor={opened.game.vendor} />}
          </div>
        )}
      </div>
    </div>
  );
}
