import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RewardState } from '#contract/vocabulary/reward-state.ts';
import { Badge } from '../../ui/badge/badge.tsx';

const names: Readonly<Record<RewardState, MessageDescriptor>> = {
  offered: msg`Not claimed`,
  claimed: msg`Claimed`,
  expired: msg`Expired`,
  cancelled: msg`Taken back`,
};

/** The state of a reward. */
export function RewardStateBadge({ state }: { state: RewardState }) {
  const { t } = useLingui();
  return <Badge tone={state === 'claimed' ? 'sea' : 'plain'}>{t(names[state])}</Badge>;
}
