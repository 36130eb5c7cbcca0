import { Trans } from '@lingui/react/macro';
import type { Message } from '#protocol/model/contact/message.ts';
import { Badge } from '../../../ui/badge/badge.tsx';

/** The state of the reward of a message. */
export function RewardState({ reward }: { reward: NonNullable<Message['reward']> }) {
  if (reward.state === 'offered') {
    return (
      <Badge tone="lamp">
        <Trans>Reward to claim</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone={reward.state === 'claimed' ? 'sea' : 'plain'}>
      {reward.state === 'claimed' ? <Trans>Claimed</Trans> : <Trans>Expired</Trans>}
    </Badge>
  );
}
