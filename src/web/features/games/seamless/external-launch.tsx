import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import styles from './seamless.module.css';

interface ExternalLaunchProps {
  /** Where the game is. It works once. */
  url: string;
  way: 'newTab' | 'sameTab';
  /** Whether it was asked for before, so that a tab may have been held back. */
  again: boolean;
  /** Fetches a fresh address. */
  onRetry: () => void;
}

/** Fetches a fresh address when the browser brings this page back as it was left: the one it shows has been used. */
function useFreshAfterReturn(onRetry: () => void): void {
  const come = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onRetry();
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent): void => come(event);
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}

/**
 * The way in to a game that is not played inside the page. It waits for a press: browsers open nothing unasked.
 * Whether a tab opened cannot be known, for `noopener` gives nothing back; so the other way in is shown from then on.
 */
export function ExternalLaunch({ url, way, again, onRetry }: ExternalLaunchProps) {
  useFreshAfterReturn(onRetry);
  const isHeldBack = way === 'newTab' && again;

  function enter(): void {
    location.assign(url);
  }
  function open(): void {
    if (way === 'sameTab') return enter();
    window.open(url, '_blank', 'noopener');
    onRetry();
  }
  return (
    <div className={styles.words}>
      <EmptyState
        icon="arrow"
        title={
          way === 'newTab' ? (
            <Trans>This game opens in a tab of its own</Trans>
          ) : (
            <Trans>This game takes the place of this page</Trans>
          )
        }
        help={
          isHeldBack ? (
            <Trans>
              No new tab? Your browser may have held it back. You can play right here too.
            </Trans>
          ) : (
            <Trans>Come back here when you are done. Your balance comes with you.</Trans>
          )
        }
        action={
          <>
            {isHeldBack && (
              <Button onClick={enter}>
                <Trans>Play in this tab</Trans>
              </Button>
            )}
            <Button variant="primary" icon="play" onClick={open}>
              <Trans>Play</Trans>
            </Button>
          </>
        }
      />
    </div>
  );
}
