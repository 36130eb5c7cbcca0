import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Reward } from '#protocol/model/rewards/reward.ts';
import { Badge } from '../../ui/badge/badge.tsx';

const names: Readonly<Record<Reward['state'], MessageDescriptor>> = {
  offered: msg`Not claimed`,
  claimed: msg`Claimed`,
  expired: msg`Expired`,
  cancelled: msg`Taken back`,
  other: msg`Other`,
};

/** The state of a reward. */
export function RewardStateBadge({ state }: { state: Reward['state'] }) {
  const { t } = useLingui();
  return <Badge tone={state === 'claimed' ? 'sea' : 'plain'}>{t(names[state])}</Badge>;
}
