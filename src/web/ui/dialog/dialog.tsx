import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog.module.css';

interface Given {
  title: string;
  children: ReactNode;
  /** The actions, held at the foot. */
  footer?: ReactNode;
  /** Left out: the player has to choose one of the actions. */
  onClose?: () => void;
  size?: 'narrow' | 'wide';
}

/** Whether a press fell on the veil beside the dialog rather than on it. */
function besideIt({ clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** A modal dialog, open for as long as it is rendered; a sheet from below on phones. Focus goes to the control marked `data-first`, or to the dialog, and in the end back to where it came from. */
export function Dialog({ title, children, footer, onClose, size = 'narrow' }: Given) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    (shown?.querySelector<HTMLElement>('[data-first]') ?? shown)?.focus();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget && besideIt(event)) onClose?.();
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {onClose && <IconButton icon="close" label={t`Close`} onClick={onClose} />}
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  );
}
