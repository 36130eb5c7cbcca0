import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Launch } from '#core/play/launch.ts';
import type { Centavos } from '#protocol/model/money.ts';
import { useApp } from '../../../lib/app-context.tsx';
import {
  framableOrigin,
  type GameMessage,
  readGameMessage,
  readShownBalance,
} from '../../../widgets/game-bridge/game-bridge.ts';
import styles from './seamless-page.module.css';

/** Handlers by message type. */
type GameMessageHandlers = Readonly<
  Partial<Record<GameMessage, (balance: ReturnType<typeof readShownBalance>) => void>>
>;

/** Opens the deposit page. Back returns to the game. */
function useOpenCashier(): () => void {
  const router = useRouter();
  return () => void router.navigate({ to: '/member', search: { page: 'deposit' } });
}

const throttleMs = 1_000;

/** Throttles `load` to one call a second. A call in between is made at the end of the second. */
function useThrottledBalance(load: () => Promise<void>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isPending = useRef(false);

  function startTimer(): void {
    timer.current = setTimeout(() => {
      timer.current = null;
      if (isPending.current) request();
    }, throttleMs);
  }

  function request(): void {
    if (timer.current !== null) {
      isPending.current = true;
      return;
    }
    isPending.current = false;
    void load();
    startTimer();
  }

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  return request;
}

/** Handlers for the messages of a game. `onShown` gets the balance that the game shows. A game for money can refresh the balance and open the cashier; a game with play money can restart. */
export function useGameMessages(
  opened: Launch,
  leave: () => void,
  again: () => void,
  onShown: (centavos: Centavos) => void,
): GameMessageHandlers {
  const { balance } = useApp();
  const reload = useThrottledBalance(balance.load);
  const openCashier = useOpenCashier();
  function handleBalance(shown: ReturnType<typeof readShownBalance>): void {
    if (shown !== null) onShown(shown.centavos);
    // The ledger has settled a round before the game shows its end.
    if (!shown?.held) reload();
  }
  return 'trial' in opened
    ? { 'parola:close': leave, 'parola:again': again }
    : { 'parola:close': leave, 'parola:balance': handleBalance, 'parola:cashier': openCashier };
}

/** Time in which a game says that it is ready, or loads. */
const timeoutMs = 15_000;

interface GameFrameProps {
  /** Launch address. It works once. */
  url: string;
  name: string;
  /** The frame has loaded: the game, or a page of an error. Many vendors send no further word. */
  onLoad: () => void;
  /** The game says that it is ready. */
  onReady: () => void;
  /** The game has not said so in time, and the player has not turned to it. */
  onSilence: () => void;
  /** The policy of the page does not let this address into a frame. */
  onRefused: () => void;
  /** Handlers of the game's messages. Other messages are ignored. */
  handlers: GameMessageHandlers;
  /** The member's money as the gateway sent it last. The game hears of each change that it does not show. */
  money: Centavos | null;
  /** The balance that the game shows. */
  shown: Centavos | null;
  /** Something covers the game: it shall begin no round by itself. */
  isPaused: boolean;
}

/** Sends the game a notice when money has moved elsewhere, and when something covers the game. */
function useNotices(
  { money, shown, isPaused }: Pick<GameFrameProps, 'money' | 'shown' | 'isPaused'>,
  post: (notice: { type: 'parola:balance' | 'parola:pause' }) => void,
): void {
  const sendMoney = useEffectEvent(() => {
    if (money !== null && money !== shown) post({ type: 'parola:balance' });
  });
  const sendPause = useEffectEvent(() => isPaused && post({ type: 'parola:pause' }));

  useEffect(() => sendMoney(), [money]);
  useEffect(() => void sendPause(), [isPaused]);
}

/** The sandboxed frame of a game. It communicates with the app only through `game-bridge.ts`. */
export function GameFrame(props: GameFrameProps) {
  const { url, name, onLoad, onReady, onSilence, onRefused, handlers } = props;
  const { t } = useLingui();
  const { ui } = useApp();
  const frame = useRef<HTMLIFrameElement>(null);
  const origin = framableOrigin(url, location.origin);
  const isReady = useRef(false);

  /** Sends the values of the start to a game that speaks our messages. */
  function sendSound(target: string): void {
    const sound = { type: 'parola:sound', on: ui.state.gameSounds };
    frame.current?.contentWindow?.postMessage(sound, target);
  }

  const handleMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    if (origin === null) return;
    const source = { window: frame.current?.contentWindow ?? null, origin };
    const message = readGameMessage(event, source);
    if (message === 'parola:ready') {
      isReady.current = true;
      sendSound(origin);
      onReady();
    } else if (message !== null) handlers[message]?.(readShownBalance(event.data));
  });
  const handleTimeout = useEffectEvent(() => {
    const isPlayed = frame.current !== null && document.activeElement === frame.current;
    if (!isReady.current && !isPlayed) onSilence();
  });
  const handleRefusal = useEffectEvent((event: SecurityPolicyViolationEvent) => {
    if (event.effectiveDirective === 'frame-src') onRefused();
  });

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => handleMessage(event);
    window.addEventListener('message', listen);
    const refuse = (event: SecurityPolicyViolationEvent): void => handleRefusal(event);
    document.addEventListener('securitypolicyviolation', refuse);
    const timer = setTimeout(handleTimeout, timeoutMs);
    return () => {
      window.removeEventListener('message', listen);
      document.removeEventListener('securitypolicyviolation', refuse);
      clearTimeout(timer);
    };
  }, []);

  useNotices(props, (notice) => {
    if (origin !== null && isReady.current)
      frame.current?.contentWindow?.postMessage(notice, origin);
  });

  if (origin === null) return null;
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={url}
      title={t`Game: ${name}`}
      sandbox="allow-scripts allow-same-origin allow-pointer-lock"
      allow="autoplay; fullscreen"
      referrerPolicy="origin"
      onLoad={onLoad}
    />
  );
}
