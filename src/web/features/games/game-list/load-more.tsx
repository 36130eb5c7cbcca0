import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  pending: boolean;
  /** Whether coming near asks for more by itself; after a failure only a press does. */
  automatic: boolean;
  onMore: () => void;
}

/** Asks for more of a list when its end comes near, or at a press. */
export function LoadMore({ pending, automatic, onMore }: LoadMoreProps) {
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
