import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './timeline.module.css';

/** An event. `done` happened, `current` is going on, `ahead` is expected, `failed` ended without success. */
export interface TimelineEvent {
  readonly id: string;
  readonly title: ReactNode;
  /** The time, formatted. */
  readonly time?: ReactNode;
  readonly details?: ReactNode;
  readonly state: 'done' | 'current' | 'ahead' | 'failed';
}

/** The course of something in time, such as a withdrawal: past, current and expected events from top to bottom. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  const { t } = useLingui();
  const states = {
    done: t`Done`,
    current: t`In progress`,
    ahead: t`Still to come`,
    failed: t`Did not succeed`,
  };
  return (
    <ol className={styles.timeline} aria-label={label}>
      {events.map(({ id, title, time, details, state }) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.mark}>
            {state === 'done' && <Icon name="check" />}
            {state === 'failed' && <Icon name="close" />}
          </span>
          <div>
            <p className={styles.title}>
              <VisuallyHidden>
                <span>{states[state]}</span>:{' '}
              </VisuallyHidden>
              <span>{title}</span>
            </p>
            {time && <p className={styles.time}>{time}</p>}
            {details && <div className={styles.details}>{details}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
