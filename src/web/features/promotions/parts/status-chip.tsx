import { useLingui } from '@lingui/react/macro';
import type { Activity } from '#protocol/model/rewards/activity.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { statusNames } from './status-names.ts';
import styles from './promotion-parts.module.css';

const icons = { open: 'star', gain: 'coin', wait: 'clock', over: 'pause', bad: 'alert' } as const;

/** The status of an activity as a chip. */
export function StatusChip({ status }: { status: Activity['status'] }) {
  const { t } = useLingui();
  const { name, tone } = statusNames[status];
  return (
    <span className={styles.chip} data-tone={tone}>
      <Icon name={status === 'claimed' ? 'check' : icons[tone]} />
      <span>{t(name)}</span>
    </span>
  );
}
