import { Trans } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { Activity } from '#protocol/model/rewards/activity.ts';
import { useModules } from '../../../lib/use-modules.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';

export type RewardOfActivity = Snapshot<Activity>['reward'];

/** Says where the claimed reward of a promotion is. */
export function Claimed({ reward }: { reward: RewardOfActivity }) {
  const isOn = useModules();
  if (reward?.kind === 'bonus') {
    return (
      <>
        <Callout tone="good">
          <Trans>The bonus is yours. Its progress is on the page of your bonuses.</Trans>
        </Callout>
        <ButtonLink to="/member" search={{ page: 'bonusDetails' }} wide>
          <Trans>See my bonuses</Trans>
        </ButtonLink>
      </>
    );
  }
  if (reward?.kind === 'points') {
    return (
      <>
        <Callout tone="good">
          <Trans>The points are yours. They never expire.</Trans>
        </Callout>
        {isOn('PTSYS3') && (
          <ButtonLink to="/pointMall" wide>
            <Trans>Points mall</Trans>
          </ButtonLink>
        )}
      </>
    );
  }
  return (
    <Callout tone="good">
      <Trans>The reward is in your balance. Enjoy it!</Trans>
    </Callout>
  );
}
