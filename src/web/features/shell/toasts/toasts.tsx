import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { type ToastLine, toastMs, toastsAtOnce } from '#core/ui/toast-time.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './toasts.module.css';

interface Toast extends ToastLine {
  readonly id: number;
  readonly tone: 'plain' | 'good' | 'bad';
}

interface ToastsProps {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

interface ToastCardProps extends ToastLine {
  readonly tone: 'plain' | 'good' | 'bad';
  /** Pauses the timer. */
  readonly isHeld: boolean;
  readonly onDismiss: () => void;
}

const icons: Readonly<Record<ToastCardProps['tone'], IconName>> = {
  plain: 'info',
  good: 'check',
  bad: 'alert',
};

/** Runs `onEnd` after `ms`. The time while `isHeld` is true does not count. */
function useDismissTimer(ms: number, isHeld: boolean, onEnd: () => void): void {
  const remaining = useRef(ms);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [isHeld]);
}

/** A toast. It disappears after its time. */
function ToastCard({ text, seconds, tone, isHeld, onDismiss }: ToastCardProps) {
  const { t } = useLingui();
  useDismissTimer(toastMs({ text, seconds }), isHeld, onDismiss);
  return (
    <div className={styles.toast} data-tone={tone}>
      <Icon name={icons[tone]} />
      <p>{text}</p>
      <IconButton icon="close" label={t`Dismiss`} onClick={onDismiss} />
    </div>
  );
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
