import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../lib/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LimitQuestion, useLimitQuestion } from './limit-question.tsx';
import styles from './promo.module.css';
import { DepositLink } from '../../widgets/deposit-link/deposit-link.tsx';

/** Welcomes a member who has logged in for the first time. */
export function NewbiePromo() {
  const { t } = useLingui();
  const { brand, member, popups } = useApp();
  const { member: profile } = useSnapshot(member.state);
  const name = profile?.nickname ?? '';
  const percent = brand.firstDepositBonus;
  const close = () => popups.close('newbiePromo');
  const { isAsked, leave } = useLimitQuestion(close);
  if (isAsked) return <LimitQuestion onClose={close} />;

  return (
    <Dialog
      isUnasked
      title={name ? t`Good to have you here, ${name}` : t`Good to have you here`}
      picture="/popups/newbie-promo.svg"
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>
            <Trans>Look around first</Trans>
          </Button>
          <DepositLink variant="primary" onClick={close}>
            <Trans>Deposit now</Trans>
          </DepositLink>
        </>
      }
    >
      <ul className={styles.steps}>
        <li>
          <Icon name="gift" />
          <Trans>Your first deposit brings {percent}% more.</Trans>
        </li>
        <li>
          <Icon name="star" />
          <Trans>Star the games you like, and find them again in one place.</Trans>
        </li>
        <li>
          <Icon name="shield" />
          <Trans>Play within your means: decide now how much is enough.</Trans>
        </li>
      </ul>
    </Dialog>
  );
}
