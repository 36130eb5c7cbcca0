import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { StartAgain } from './game-overlays.tsx';
import styles from './seamless-page.module.css';

interface ExternalLaunchProps {
  /** Launch address. It works once. */
  url: string;
  way: 'newTab' | 'sameTab';
  /** The game was launched before: the browser may have blocked its tab. */
  again: boolean;
  /** Requests a new launch address. */
  onRetry: () => void;
}

/** Requests a new address when the page returns from the back/forward cache, because the old one was used. */
function useRetryAfterRestore(onRetry: () => void): void {
  const handleShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onRetry();
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent): void => handleShow(event);
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}

/**
 * Launches a game outside the page at a click, because browsers block windows without one. With `noopener` the app
 * cannot detect a blocked tab. So after the click it offers another start, which asks for a new address and may use the
 * same tab. It asks for none before, because a vendor may end the game that runs when another one is launched.
 */
export function ExternalLaunch({ url, way, again, onRetry }: ExternalLaunchProps) {
  useRetryAfterRestore(onRetry);
  const [opened, setOpened] = useState<string | null>(null);
  const isOpened = opened === url;
  const offersSameTab = way === 'newTab' && again;

  function openHere(): void {
    location.assign(url);
  }
  function open(): void {
    if (way === 'sameTab') return openHere();
    setOpened(url);
    window.open(url, '_blank', 'noopener');
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
          isOpened || offersSameTab ? (
            <Trans>
              No new tab? Your browser may have held it back. You can play right here too.
            </Trans>
          ) : (
            <Trans>Come back here when you are done. Your balance comes with you.</Trans>
          )
        }
        action={
          isOpened ? (
            <StartAgain onClick={onRetry} />
          ) : (
            <>
              {offersSameTab && (
                <Button onClick={openHere}>
                  <Trans>Play in this tab</Trans>
                </Button>
              )}
              <Button variant="primary" icon={<Icon name="play" />} onClick={open}>
                <Trans>Play</Trans>
              </Button>
            </>
          )
        }
      />
    </div>
  );
}
