import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Activity } from '#protocol/model/rewards/activity.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './promotion-parts.module.css';

const icons = { open: 'star', gain: 'coin', wait: 'clock', over: 'pause', bad: 'alert' } as const;

/** Tone of a status: `open` invites, `gain` has money to take, `wait` is under way, `over` is past or to come, `bad` was refused. */
type StatusTone = 'open' | 'gain' | 'wait' | 'over' | 'bad';

/** Name and tone of each status of an activity. */
const statusNames: Readonly<
  Record<Activity['status'], { readonly name: MessageDescriptor; readonly tone: StatusTone }>
> = {
  comingSoon: { name: msg`Coming soon`, tone: 'over' },
  joinNow: { name: msg`Join now`, tone: 'open' },
  registrationClosed: { name: msg`Registration closed`, tone: 'over' },
  applying: { name: msg`Applying`, tone: 'wait' },
  rejected: { name: msg`Rejected`, tone: 'bad' },
  signedUp: { name: msg`Signed up`, tone: 'wait' },
  inProgress: { name: msg`In progress`, tone: 'wait' },
  claimPayout: { name: msg`Claim payout`, tone: 'gain' },
  issued: { name: msg`Issued`, tone: 'gain' },
  claimed: { name: msg`Claimed`, tone: 'over' },
  other: { name: msg`Other`, tone: 'over' },
};

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
