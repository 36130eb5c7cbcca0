import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { chatChannel } from '#core/system/chat-channel.ts';
import { useApp } from '../../lib/app-context.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { LimitQuestion, useLimitQuestion } from './limit-question.tsx';
import styles from './promo.module.css';

/** Welcomes a new member: a bonus on the first deposit, and the chat channel for agents. */
export function RegisterPromo() {
  const { t } = useLingui();
  const { brand, popups, system } = useApp();
  const { status } = useSnapshot(system.state);
  const chat = chatChannel(status?.resources ?? []);
  const { name, firstDepositBonus: percent } = brand;
  const close = () => popups.close('registerPromo');
  const { isAsked, leave } = useLimitQuestion(close);
  if (isAsked) return <LimitQuestion onClose={close} />;

  return (
    <Dialog
      isUnasked
      title={t`Welcome to ${name}`}
      picture="/popups/register-promo.svg"
      onClose={leave}
      footer={
        <>
          {chat && (
            <ButtonAnchor
              href={chat}
              target="_blank"
              rel="noopener noreferrer"
              icon={<Icon name="globe" />}
            >
              <Trans>Detail</Trans>
            </ButtonAnchor>
          )}
          <ButtonLink
            to="/member"
            search={{ page: 'deposit' }}
            variant="primary"
            icon={<Icon name="gift" />}
            onClick={close}
          >
            <Trans>Get Free</Trans>
          </ButtonLink>
        </>
      }
    >
      <div className={styles.words}>
        <p className={styles.figure}>
          <Trans>
            <b>{percent}%</b> on your first deposit
          </Trans>
        </p>
        <p>
          <Trans>Your account is ready. Choose the bonus when you make your first deposit.</Trans>
        </p>
        {chat && (
          <p className={styles.aside}>
            <Trans>Would you like to earn as an agent? In our chat channel we show you how.</Trans>
          </p>
        )}
      </div>
    </Dialog>
  );
}
