import { useLayoutEffect, useRef, useState } from 'react';
import { type ToastLine, toastsAtOnce } from '#core/ui/toast-time.ts';
import { ToastCard } from './toast-card.tsx';
import styles from './toasts.module.css';

interface Toast extends ToastLine {
  readonly id: number;
  readonly tone: 'plain' | 'good' | 'bad';
}

interface ToastsProps {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

/** Short words about what has just happened, above everything else. They stand still while they are pointed at or have the focus. The two regions are always there, so that what comes into them is read out. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const shelf = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const shown = toasts.slice(0, toastsAtOnce);
  const newest = shown.at(-1)?.id;

  // Shown anew where a dialog has opened since, so that it stands above it.
  useLayoutEffect(() => {
    if (document.querySelector('dialog[open]')) shelf.current?.hidePopover?.();
    if (!shelf.current?.matches(':popover-open')) shelf.current?.showPopover?.();
  }, [newest]);

  /** What had the focus is gone: nothing tells that it was lost. */
  function dismiss(id: number) {
    setHeld(false);
    onDismiss(id);
  }

  const cards = (isBad: boolean) =>
    shown
      .filter(({ tone }) => (tone === 'bad') === isBad)
      .map((toast) => (
        <ToastCard key={toast.id} {...toast} isHeld={isHeld} onDismiss={() => dismiss(toast.id)} />
      ));

  return (
    <div
      ref={shelf}
      popover="manual"
      className={styles.shelf}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status">{cards(false)}</div>
      <div role="alert">{cards(true)}</div>
    </div>
  );
}
