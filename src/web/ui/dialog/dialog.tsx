import { useLingui } from '@lingui/react/macro';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { confirmLeaving, losesWork } from '../../lib/form/unsaved-work.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog.module.css';
import { useReturnFocus } from './use-return-focus.ts';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Action buttons at the bottom, always visible. */
  footer?: ReactNode;
  /** Without it the dialog has no close button: the player has to choose an action. */
  onClose?: () => void;
  size?: 'narrow' | 'wide';
  /** Address of a picture of 800 by 360 pixels, shown above the title. */
  picture?: string;
  /** The content is a short message: screen readers say it with the title. */
  isMessage?: boolean;
  /** Opens without an action of the player: it is not modal, and the focus stays where it is. */
  isUnasked?: boolean;
}

/** Closes the dialog at a mouse press on the backdrop. */
function useBackdropPress(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: (() => void) | undefined,
) {
  useEffect(() => {
    const shown = dialog.current;
    function press({ clientX, clientY, target }: MouseEvent) {
      if (shown === null || target !== shown) return;
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
      if (isOutside) onClose?.();
    }
    shown?.addEventListener('mousedown', press);
    return () => shown?.removeEventListener('mousedown', press);
  }, [dialog, onClose]);
}

/** Returns how to close the dialog: it asks first where closing loses a form with input in the dialog. */
function useClose(dialog: RefObject<HTMLDialogElement | null>, onClose: (() => void) | undefined) {
  const isInside = (place: Node | null) => place !== null && !!dialog.current?.contains(place);
  function close() {
    if (onClose === undefined) return;
    if (!losesWork(isInside)) return onClose();
    return void confirmLeaving(isInside).then((leaves) => leaves && onClose());
  }
  return { isInside, close };
}

/** Opens the dialog. An unasked one is not modal and leaves the focus where it is. */
function useOpen(dialog: RefObject<HTMLDialogElement | null>, isUnasked: boolean) {
  useLayoutEffect(() => {
    const shown = dialog.current;
    // The method `show` would move the focus.
    if (isUnasked) return shown?.setAttribute('open', '');
    if (!shown?.open) shown?.showModal();
    (shown?.querySelector<HTMLElement>('[data-first]') ?? shown)?.focus();
  }, [dialog, isUnasked]);
}

/** True while the content scrolls and has no control. It has to be focusable then, so that the keyboard can scroll it. */
function useScrollsAsText(body: RefObject<HTMLElement | null>): boolean {
  const [isText, setIsText] = useState(false);
  useEffect(() => {
    const shown = body.current;
    if (shown === null) return;
    const observer = new ResizeObserver(() => {
      const scrolls = shown.scrollHeight > shown.clientHeight;
      setIsText(scrolls && !shown.querySelector('a,button,input,select,textarea,summary'));
    });
    for (const part of [shown, ...shown.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [body]);
  return isText;
}

interface DialogHeaderProps {
  readonly titleId: string;
  readonly title: ReactNode;
  readonly onClose: (() => void) | undefined;
  readonly isUnderPicture: boolean;
}

/** Title and close button. No <header>: in a dialog it would be a second banner of the page. */
function DialogHeader({ titleId, title, onClose, isUnderPicture }: DialogHeaderProps) {
  const { t } = useLingui();
  return (
    <div className={styles.header} data-under-picture={isUnderPicture || undefined}>
      <h2 id={titleId}>{title}</h2>
      {onClose && (
        <IconButton
          icon="close"
          label={t`Close`}
          look={isUnderPicture ? 'raised' : 'bare'}
          onClick={onClose}
        />
      )}
    </div>
  );
}

/** The content. As a text that scrolls it is a stop of the keyboard. */
function DialogBody({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const isText = useScrollsAsText(body);
  return (
    <div ref={body} id={id} className={styles.body} {...(isText && { tabIndex: 0, role: 'group' })}>
      {children}
    </div>
  );
}

/**
 * A dialog, open while it is rendered, modal unless nobody asked for it; a bottom sheet on phones. Focus moves to the
 * control with `data-first`, or to the dialog. After closing it returns to the control that opened the dialog.
 */
export function Dialog({
  title,
  children,
  footer,
  onClose,
  size = 'narrow',
  picture,
  isMessage = false,
  isUnasked = false,
}: DialogProps) {
  const titleId = useId();
  const bodyId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  const { isInside, close } = useClose(dialog, onClose);

  useBackdropPress(dialog, close);

  // Before the effect that moves the focus.
  useReturnFocus(dialog);

  useOpen(dialog, isUnasked);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      data-unasked={isUnasked || undefined}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={isMessage ? bodyId : undefined}
      onKeyDown={(event) => {
        if (isUnasked && event.key === 'Escape') close();
      }}
      // React bubbles these events to parent components, browsers do not: ignore events of nested dialogs.
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      // Browsers close the dialog at a second Escape, even when the first was prevented.
      onClose={(event) => {
        const shown = dialog.current;
        if (event.target !== shown || !shown?.isConnected || shown.open) return;
        if (onClose === undefined || losesWork(isInside)) shown.showModal();
        close();
      }}
    >
      {picture && <img className={styles.picture} src={picture} alt="" width={800} height={360} />}
      <DialogHeader
        titleId={titleId}
        title={title}
        onClose={onClose && close}
        isUnderPicture={picture !== undefined}
      />
      <DialogBody id={bodyId}>{children}</DialogBody>
      {footer && <div className={styles.footer}>{footer}</div>}
    </dialog>
  );
}
