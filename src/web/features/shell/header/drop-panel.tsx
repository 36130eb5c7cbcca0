import { useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './drop-panel.module.css';

interface DropPanelProps {
  label: string;
  /** A description for screen readers, before the panel is opened. */
  note?: string | undefined;
  /** Content of the button. */
  content: ReactNode;
  /** `bare` is an icon alone, `framed` has a background. */
  look?: 'bare' | 'framed';
  /** Rendered when the panel is first opened, so it may be lazy. */
  children: ReactNode;
}

/** A button of the header with a panel below it. Escape, a press outside and a navigation close the panel. */
export function DropPanel({ label, note, content, look = 'bare', children }: DropPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const href = useLocation({ select: (location) => location.href });

  const shownAt = useRef(href);

  // A press before the hydration opens the panel of the prerendered page, without its content.
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) setOpened(true);
  }, []);

  useEffect(() => {
    if (shownAt.current === href) return;
    shownAt.current = href;
    panel.current?.hidePopover?.();
  }, [href]);

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        data-look={look}
        popoverTarget={id}
        aria-label={label}
        aria-describedby={note && `${id}-note`}
        title={label}
        onClick={() => setOpened(true)}
      >
        {content}
      </button>
      {note && (
        <span id={`${id}-note`} hidden>
          {note}
        </span>
      )}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        role="group"
        aria-label={label}
      >
        {wasOpened && <Suspense fallback={<Skeleton />}>{children}</Suspense>}
      </div>
    </>
  );
}
