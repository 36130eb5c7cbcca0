import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio';
import type { Activity, Participation } from '#protocol/model/rewards/activity.ts';
import { mayRefer } from '#core/access/access.ts';
import type { OwnActivity } from '#core/promotions/promotions.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { useDialog } from '../../../lib/dialog/use-dialog.ts';
import { useModules } from '../../../lib/use-modules.ts';
import { useSignedIn } from '../../../lib/use-signed-in.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { ApplicationForm } from '../apply/application-form.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { RewardAmount } from '../../../widgets/reward-amount/reward-amount.tsx';
import { Claimed, type RewardOfActivity } from './claimed.tsx';

interface ActionProps {
  id: string;
  activity: Snapshot<Activity>;
  participation: Snapshot<Participation> | null;
  own: OwnActivity;
}

/** The one action that the status of a promotion allows, or the reason why there is none. An unknown status allows none. */
export function Action({ id, activity, participation, own }: ActionProps) {
  const language = useLanguage();
  const isSignedIn = useSignedIn();
  const status = participation?.status ?? activity.status;
  const minute = (at: number) => formatDate(at, language, 'minute');
  switch (status) {
    case 'comingSoon':
      return (
        <Callout>
          <Trans>Registration opens on {minute(activity.opensAt)}.</Trans>
        </Callout>
      );
    case 'registrationClosed':
      return (
        <Callout>
          <Trans>Registration has closed. Thank you for your interest.</Trans>
        </Callout>
      );
    case 'joinNow':
      return isSignedIn ? <Join id={id} activity={activity} own={own} /> : <SignInFirst />;
    case 'applying':
      return (
        <Callout>
          <Trans>We look at your application and tell you in your messages.</Trans>
        </Callout>
      );
    case 'rejected':
      return <Rejected id={id} participation={participation} />;
    case 'signedUp':
      return (
        <Callout tone="good">
          <Trans>You are in. It counts from {minute(activity.countsFrom)}.</Trans>
        </Callout>
      );
    case 'inProgress':
      return (
        <Callout>
          <Trans>You are in. Once all conditions are met, you take your reward here.</Trans>
        </Callout>
      );
    case 'claimPayout':
    case 'issued':
      return <Claim id={id} isIssued={status === 'issued'} reward={activity.reward} own={own} />;
    case 'claimed':
      return <Claimed reward={activity.reward} />;
    case 'other':
      return null;
  }
}

function SignInFirst() {
  const { open } = useDialog();
  return (
    <Button variant="primary" size="large" wide onClick={() => open('login')}>
      <Trans>Log in to take part</Trans>
    </Button>
  );
}

function Join({ id, activity, own }: Pick<ActionProps, 'id' | 'activity' | 'own'>) {
  const { attempt, ...state } = useAttempt();
  if (activity.way === 'apply') return <ApplicationForm activityId={id} />;
  if (activity.way === 'referral') return <Invite />;
  if (activity.way === 'other') return null;
  if (activity.way === 'deposit') {
    return (
      <ButtonLink
        to="/member"
        search={{ page: 'deposit', bonus: activity.bonus ?? id }}
        variant="primary"
        size="large"
        wide
        icon={<Icon name="deposit" />}
      >
        <Trans>Deposit with this bonus</Trans>
      </ButtonLink>
    );
  }
  const signUp = () => own.apply(id, { remark: '', pictures: [] });
  return (
    <AttemptButton of={state} variant="primary" size="large" wide onClick={() => attempt(signUp)}>
      <Trans>Sign up</Trans>
    </AttemptButton>
  );
}

/** Account types that end in 0 invite friends in the member centre while it is open, the others see the promotions. */
function Invite() {
  const { member } = useApp();
  const type = useSnapshot(member.state).member?.type ?? 0;
  const hasReferral = useModules()('REFERRAL3');
  const look = { variant: 'primary', size: 'large', wide: true } as const;
  const words = <Trans>Invite friends</Trans>;
  return hasReferral && mayRefer(type) ? (
    <ButtonLink to="/member" search={{ page: 'referral' }} {...look}>
      {words}
    </ButtonLink>
  ) : (
    <ButtonLink to="/promotions" {...look}>
      {words}
    </ButtonLink>
  );
}

function Rejected({ id, participation }: Pick<ActionProps, 'id' | 'participation'>): ReactNode {
  if (participation === null) return null;
  const { isMissed, reason, mayApplyAgain } = participation;
  return (
    <>
      <Callout tone="bad">
        {isMissed ? (
          <Trans>It ended before all conditions were met. Nothing was taken from you.</Trans>
        ) : (
          <>
            <p>
              <Trans>Your application was not accepted. The reason:</Trans>
            </p>
            <p>
              <b>{reason}</b>
            </p>
          </>
        )}
      </Callout>
      {mayApplyAgain && <ApplicationForm activityId={id} />}
    </>
  );
}

interface ClaimProps {
  id: string;
  isIssued: boolean;
  reward: RewardOfActivity;
  own: OwnActivity;
}

function Claim({ id, isIssued, reward, own }: ClaimProps) {
  const { attempt, ...state } = useAttempt();
  return (
    <>
      <Callout tone="good">
        {isIssued ? (
          <Trans>Your reward waits for you, here and in the claim hall. It does not expire.</Trans>
        ) : (
          <Trans>You have met all conditions.</Trans>
        )}
      </Callout>
      {reward?.kind !== 'other' && (
        <AttemptButton
          of={state}
          variant="primary"
          size="large"
          wide
          icon={<Icon name="gift" />}
          onClick={() => attempt(() => own.claim(id))}
        >
          {isIssued ? <Trans>Take the reward</Trans> : <Trans>Claim payout</Trans>}
          {reward !== null && (
            <>
              {' '}
              <RewardAmount reward={reward} />
            </>
          )}
        </AttemptButton>
      )}
    </>
  );
}
