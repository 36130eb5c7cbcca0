import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './toasts.module.css';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
}

interface Given {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

const marks: Readonly<Record<Toast['tone'], IconName>> = {
  plain: 'info',
  good: 'check',
  bad: 'alert',
};

/** Short words about what has just happened, above everything else. They stand in a region that is read out. */
export function Toasts({ toasts, onDismiss }: Given) {
  const { t } = useLingui();
  const shelf = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  // Shown anew with each toast, so that it stands above a dialog that opened since.
  useLayoutEffect(() => {
    shelf.current?.hidePopover?.();
    if (newest !== undefined) shelf.current?.showPopover?.();
  }, [newest]);

  return (
    <div ref={shelf} popover="manual" className={styles.shelf}>
      {toasts.map(({ id, text, tone }) => (
        <div key={id} className={styles.toast} data-tone={tone}>
          <Icon name={marks[tone]} />
          <p>{text}</p>
          <IconButton icon="close" label={t`Dismiss`} onClick={() => onDismiss(id)} />
        </div>
      ))}
    </div>
  );
}
