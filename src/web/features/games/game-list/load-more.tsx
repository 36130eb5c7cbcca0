import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Failure } from '#core/client/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useAutomaticRetry } from '../../../widgets/failed-state/use-automatic-retry.ts';
import styles from './load-more.module.css';

interface LoadMoreProps {
  pending: boolean;
  /** Loads more when the end of the list is near. */
  automatic: boolean;
  /** The last page that did not arrive. It is asked for again, after a pause. */
  failure: Failure | null;
  onMore: () => void;
}

/** Loads the next page of a list at a click, or automatically near the end. */
export function LoadMore({ pending, automatic, failure, onMore }: LoadMoreProps) {
  useAutomaticRetry({ failure, isHeld: pending, onRetry: onMore });
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (element === null || !automatic) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '600px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [automatic, onMore]);
  return (
    <div ref={end} className={styles.more}>
      <Button pending={pending} onClick={onMore}>
        <Trans>Load more</Trans>
      </Button>
    </div>
  );
}
