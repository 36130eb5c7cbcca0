import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** The actions, held at the foot. */
  footer?: ReactNode;
  /** Left out: the player has to choose one of the actions. */
  onClose?: () => void;
  size?: 'narrow' | 'wide';
  /** The address of a drawing of 800 by 360 that stands above the title. */
  picture?: string;
  /** There is nothing to press in it: the keyboard scrolls it. */
  isText?: boolean;
}

/** Closes the dialog when a press begins on the veil beside it. */
function useVeil(dialog: RefObject<HTMLDialogElement | null>, onClose: (() => void) | undefined) {
  useEffect(() => {
    const shown = dialog.current;
    function press({ clientX, clientY, target }: MouseEvent) {
      if (shown === null || target !== shown) return;
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom;
      if (isBeside) onClose?.();
    }
    shown?.addEventListener('mousedown', press);
    return () => shown?.removeEventListener('mousedown', press);
  }, [dialog, onClose]);
}

/** A modal dialog, open for as long as it is rendered; a sheet from below on phones. Focus goes to the control marked `data-first`, or to the dialog, and in the end back to where it came from. */
export function Dialog({
  title,
  children,
  footer,
  onClose,
  size = 'narrow',
  picture,
  isText = false,
}: DialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useVeil(dialog, onClose);

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
      // React hands these on to what the dialog stands in, browsers do not: only one's own count.
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose?.();
      }}
      // Browsers close it after a second Escape, whatever the first was told.
      onClose={(event) => {
        const shown = dialog.current;
        if (event.target !== shown || !shown?.isConnected || shown.open) return;
        if (onClose) onClose();
        else shown.showModal();
      }}
    >
      {picture && <img className={styles.picture} src={picture} alt="" width={800} height={360} />}
      {/* No <header> or <footer>: in a dialog they would be a second banner of the page. */}
      <div className={styles.header} data-under-picture={picture !== undefined || undefined}>
        <h2 id={titleId}>{title}</h2>
        {onClose && (
          <IconButton
            icon="close"
            label={t`Close`}
            look={picture === undefined ? 'bare' : 'raised'}
            onClick={onClose}
          />
        )}
      </div>
      <div className={styles.body} {...(isText && { tabIndex: 0, role: 'group' })}>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </dialog>
  );
}
