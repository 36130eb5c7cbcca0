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

/**
 * Toasts above all other content. Their timers pause under the pointer and with focus. Both live regions
 * are always in the DOM, so that screen readers announce new toasts.
 */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const shown = toasts.slice(0, toastsAtOnce);
  const newest = shown.at(-1)?.id;

  // Reopens the popover above a dialog that was opened later (top layer order).
  useLayoutEffect(() => {
    if (document.querySelector('dialog[open]')) container.current?.hidePopover?.();
    if (!container.current?.matches(':popover-open')) container.current?.showPopover?.();
  }, [newest]);

  /** Removing a focused toast fires no blur event, so the hold ends here. */
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
      ref={container}
      popover="manual"
      className={styles.toasts}
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
