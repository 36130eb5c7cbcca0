import { useLingui } from '@lingui/react/macro';
import { type ToastLine, toastMs } from '#core/ui/toast-time.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './toasts.module.css';
import { useDismissTimer } from './use-dismiss-timer.ts';

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

/** A toast. It disappears after its time. */
export function ToastCard({ text, seconds, tone, isHeld, onDismiss }: ToastCardProps) {
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
