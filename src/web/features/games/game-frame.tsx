import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApp } from '../../app-context.tsx';
import { framableOrigin, readGameMessage } from './bridge.ts';
import styles from './seamless.module.css';
import { useOpenCashier } from './use-open-cashier.ts';
import { useSparingBalance } from './use-sparing-balance.ts';

/** How long a game may take before the player is told. */
const patienceMs = 15_000;

interface Given {
  /** Where the game is. It works once. */
  url: string;
  name: string;
  hidden: boolean;
  onHere: () => void;
  onLate: () => void;
  onLeave: () => void;
}

/** The frame of a game. It may run its own programs, but reach nothing of ours; it speaks through `bridge.ts`. */
export function GameFrame({ url, name, hidden, onHere, onLate, onLeave }: Given) {
  const { t } = useLingui();
  const { balance } = useApp();
  const frame = useRef<HTMLIFrameElement>(null);
  const reload = useSparingBalance(balance.load);
  const openCashier = useOpenCashier();
  const origin = framableOrigin(url, location.origin);
  const here = useRef(false);

  function arrive(): void {
    here.current = true;
    onHere();
  }

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    if (origin === null) return;
    switch (readGameMessage(event, { window: frame.current?.contentWindow ?? null, origin })) {
      case 'parola:ready':
        return arrive();
      case 'parola:balance':
        return reload();
      case 'parola:close':
        return onLeave();
      case 'parola:cashier':
        return openCashier();
      case null:
    }
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
