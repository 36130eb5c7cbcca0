import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './callout.module.css';

type Tone = 'away' | 'bad' | 'good' | 'plain';

const marks: Readonly<Record<Tone, IconName>> = {
  away: 'offline',
  bad: 'alert',
  good: 'check',
  plain: 'info',
};

/** Words set apart from what is around them: what went wrong, what has been done, what to know first. */
export function Callout({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <Icon name={marks[tone]} />
      <div>{children}</div>
    </div>
  );
}
