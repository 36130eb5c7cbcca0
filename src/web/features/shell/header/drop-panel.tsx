import { useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './drop-panel.module.css';

interface DropPanelProps {
  /** Name of the panel, and the end of the name of the button. */
  label: string;
  /** Content of the button. Its words begin the name, so that the button can be called by what it shows. */
  content: ReactNode;
  /** `bare` is an icon alone, `framed` has a background. */
  look?: 'bare' | 'framed';
  /** Rendered when the panel is first opened, so it may be lazy. */
  children: ReactNode;
}

/** A button of the header with a panel below it. Escape, a press outside and a navigation close the panel. */
export function DropPanel({ label, content, look = 'bare', children }: DropPanelProps) {
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
        onClick={() => setOpened(true)}
      >
        {content} <VisuallyHidden>{label}</VisuallyHidden>
      </button>
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
