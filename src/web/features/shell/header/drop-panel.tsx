import { useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './drop-panel.module.css';

interface Given {
  label: string;
  /** What there is to know of it before it is opened. */
  note?: string | undefined;
  /** What the opener shows. */
  face: ReactNode;
  /** `bare` is a drawing alone, `framed` has a ground. */
  look?: 'bare' | 'framed';
  /** Made when it is first opened, so it may be lazy. */
  children: ReactNode;
}

/** A button of the header and the panel it lets down. Escape, a press elsewhere and leaving the page close it. */
export function DropPanel({ label, note, face, look = 'bare', children }: Given) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const href = useLocation({ select: (location) => location.href });

  useEffect(() => panel.current?.hidePopover?.(), [href]);

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
        onClick={() => setWanted(true)}
      >
        {face}
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
        {wanted && <Suspense fallback={<Skeleton />}>{children}</Suspense>}
      </div>
    </>
  );
}
