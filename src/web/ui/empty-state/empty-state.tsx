import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  /** One line on why, or on what to do. */
  help?: ReactNode;
  action?: ReactNode;
  tone?: 'plain' | 'alert';
}

/** What stands where there is nothing to show: why, and a way on. */
export function EmptyState({
  icon = 'info',
  title,
  help,
  action,
  tone = 'plain',
}: EmptyStateProps) {
  return (
    <div className={styles.state} data-tone={tone}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <p className={styles.title}>{title}</p>
      {help && <p className={styles.help}>{help}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
