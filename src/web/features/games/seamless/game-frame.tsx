import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { framableOrigin, readGameMessage } from './bridge.ts';
import styles from './seamless.module.css';
import type { GameMessageHandlers } from './use-game-messages.ts';

/** How long a game may take before the player is told. */
const patienceMs = 15_000;

interface GameFrameProps {
  /** Where the game is. It works once. */
  url: string;
  name: string;
  hidden: boolean;
  onHere: () => void;
  onLate: () => void;
  /** What comes of its messages; those that are not named are not heard. */
  handlers: GameMessageHandlers;
}

/** The frame of a game. It may run its own programs, but reach nothing of ours; it speaks through `bridge.ts`. */
export function GameFrame({ url, name, hidden, onHere, onLate, handlers }: GameFrameProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const origin = framableOrigin(url, location.origin);
  const here = useRef(false);

  function arrive(): void {
    here.current = true;
    onHere();
  }

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    if (origin === null) return;
    const from = { window: frame.current?.contentWindow ?? null, origin };
    const message = readGameMessage(event, from);
    if (message === 'parola:ready') arrive();
    else if (message !== null) handlers[message]?.();
  });
  const wait = useEffectEvent(() => void (here.current || onLate()));

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => hear(event);
    window.addEventListener('message', listen);
    const timer = setTimeout(wait, patienceMs);
    return () => {
      window.removeEventListener('message', listen);
      clearTimeout(timer);
    };
  }, []);

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
      hidden={hidden}
      onLoad={arrive}
    />
  );
}
