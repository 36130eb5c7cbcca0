import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './callout.module.css';

type Tone = 'away' | 'bad' | 'good' | 'plain';

const icons: Readonly<Record<Tone, IconName>> = {
  away: 'offline',
  bad: 'alert',
  good: 'check',
  plain: 'info',
};

/** A highlighted message: an error, a success or important information. */
export function Callout({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div className={styles.callout} data-tone={tone}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
