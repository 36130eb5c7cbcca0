import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  /** One line: the reason, or the next step. */
  help?: ReactNode;
  action?: ReactNode;
  tone?: 'plain' | 'alert';
  /** The title is the heading of a page that has nothing else. */
  isPage?: boolean;
}

/** Shown in place of missing content: the reason and a next step. */
export function EmptyState({
  icon = 'info',
  title,
  help,
  action,
  tone = 'plain',
  isPage = false,
}: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={styles.state} data-tone={tone}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {help && <p className={styles.help}>{help}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
