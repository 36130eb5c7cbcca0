import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './panel-item.module.css';
import { usePanel } from './use-panel.ts';

interface PanelItemProps {
  /** Name of the panel. */
  label: string;
  /** A link before the opener, to the page of the same name. */
  link?: ReactNode;
  /** Content of the button. */
  openerContent: ReactNode;
  /** Accessible name of the opener, where its content is not enough. */
  openerLabel?: string;
  /** `sheet` has the full width below the header, `card` is aligned with the end of the row. */
  shape: 'sheet' | 'card';
  /** Preloads the content when the pointer or the focus arrives. */
  onNear: () => void;
  /** Rendered while the panel is open. */
  children: ReactNode;
}

/** An item of the navigation with a panel. */
export function PanelItem(props: PanelItemProps) {
  const { label, link, openerContent, openerLabel, shape, onNear, children } = props;
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
        {openerContent}
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

/** Moves the focus to its first control when it is rendered. */
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
