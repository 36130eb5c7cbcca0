import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '#protocol/model/contact/message.ts';
import type { Received } from '#core/inbox/inbox.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { RewardAmount } from '../../../widgets/reward-amount/reward-amount.tsx';
import styles from './inbox.module.css';
import { RewardState } from './reward-state.tsx';

interface AttachedRewardProps {
  message: Message;
  reward: NonNullable<Message['reward']>;
  received: Received;
}

/** The reward of a message, which is claimed here when its amount is known. */
export function AttachedReward({ message, reward, received }: AttachedRewardProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const language = useLanguage();
  const { attempt, ...claiming } = useAttempt();
  const { state, title, expiresAt } = reward;
  const claim = async () => {
    if ((await received.claim(message)) === 'claimed') {
      ui.toast(t`The reward is yours.`, { tone: 'good' });
    }
  };
  return (
    <section className={styles.reward} aria-label={t`Reward`}>
      <span className={styles.gift}>
        <Icon name="gift" />
      </span>
      <p className={styles.value}>
        <b>
          <RewardAmount reward={reward} />
        </b>
        {title !== message.title && <bdi>{title}</bdi>}
        {state === 'offered' && expiresAt !== null && (
          <span>
            <Trans>Can be claimed until {formatDate(expiresAt, language, 'minute')}</Trans>
          </span>
        )}
      </p>
      <div role="status">{state !== 'offered' && <RewardState reward={reward} />}</div>
      {state === 'offered' && reward.amount !== null && (
        <AttemptButton of={claiming} variant="primary" onClick={() => attempt(claim)}>
          <Trans>Claim</Trans>
        </AttemptButton>
      )}
    </section>
  );
}
