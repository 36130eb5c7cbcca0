import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { BetDetail } from '#core/records/bet-record.ts';
import { framableOrigin, readGameMessage } from '../../../widgets/game-bridge/game-bridge.ts';
import styles from './replay-frame.module.css';

interface ReplayFrameProps {
  /** Address of the page of the game. */
  url: string;
  bet: Pick<BetDetail, 'choice' | 'result' | 'stake' | 'payout' | 'outcome'>;
}

/** The bet as its game draws it. The page of the game asks for the round by a message: none of it is in the address. */
export function ReplayFrame({ url, bet }: ReplayFrameProps) {
  const { choice, result, stake, payout, outcome } = bet;
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const origin = framableOrigin(url, location.origin);

  const answer = useEffectEvent((event: MessageEvent<unknown>) => {
    const target = frame.current?.contentWindow ?? null;
    if (origin === null || target === null) return;
    if (readGameMessage(event, { window: target, origin }) !== 'parola:ready') return;
    const round = {
      choice,
      outcome: result,
      payoutCentavos: payout,
      stakedCentavos: stake,
      cancelled: outcome === 'cancelled',
    };
    target.postMessage({ type: 'parola:replay', round }, origin);
  });

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => answer(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  if (origin === null) return null;
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={url}
      title={t`Replay of the round`}
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="origin"
    />
  );
}
