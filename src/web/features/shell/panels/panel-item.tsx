import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './panel-item.module.css';
import { usePanel } from './use-panel.ts';

interface Given {
  /** What the panel is about. */
  label: string;
  /** Stands before the opener and leads to the page of the same name. */
  link?: ReactNode;
  /** What the opener shows. */
  face: ReactNode;
  /** Says what the opener does where its face does not. */
  openerLabel?: string;
  /** `sheet` goes from edge to edge under the header, `card` hangs at the end of the line. */
  shape: 'sheet' | 'card';
  /** Fetches what the panel shows, before it is opened. */
  onNear: () => void;
  /** Made when the panel is opened. */
  children: ReactNode;
}

/** A place of the navigation with a panel of its own. */
export function PanelItem(given: Given) {
  const { label, link, face, openerLabel, shape, onNear, children } = given;
  const id = useId();
  const { isOpen, takesFocus, opener, panel, item } = usePanel(onNear);
  return (
    <li {...item} className={styles.item} data-open={isOpen || undefined}>
      {link}
      <button
        type="button"
        className={styles.opener}
        {...opener}
        aria-controls={id}
        aria-label={openerLabel}
        popoverTarget={id}
      >
        {face}
      </button>
      <div
        {...panel}
        id={id}
        popover="auto"
        hidden={!isOpen}
        className={styles.panel}
        data-shape={shape}
        role="group"
        aria-label={label}
      >
        {isOpen && (
          <Suspense fallback={<Skeleton shape="wide" />}>
            <Content takesFocus={takesFocus}>{children}</Content>
          </Suspense>
        )}
      </div>
    </li>
  );
}

/** Takes the focus to its first control once it is there. */
function Content({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) content.current?.querySelector<HTMLElement>('a[href], button')?.focus();
  }, [takesFocus]);
  return (
    <div ref={content} className={styles.content}>
      {children}
    </div>
  );
}
