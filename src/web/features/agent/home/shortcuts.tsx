import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { useDialogLink } from '../../../lib/dialog/use-dialog-link.ts';
import styles from '../agent.module.css';

/** Deposit, withdrawal, messages and service. */
export function Shortcuts() {
  const { t } = useLingui();
  const toDialog = useDialogLink();
  return (
    <nav className={styles.row} aria-label={t`Shortcuts`}>
      <ButtonLink to="/member" search={{ page: 'deposit' }} icon={<Icon name="deposit" />}>
        <Trans>Deposit</Trans>
      </ButtonLink>
      <ButtonLink to="/member" search={{ page: 'withdraw' }} icon={<Icon name="wallet" />}>
        <Trans>Withdraw</Trans>
      </ButtonLink>
      <ButtonLink to="/member" search={{ page: 'messageV2' }} icon={<Icon name="mail" />}>
        <Trans>Messages</Trans>
      </ButtonLink>
      <ButtonLink {...toDialog('contact')} icon={<IconLate name="headset" />}>
        <Trans>Service</Trans>
      </ButtonLink>
    </nav>
  );
}
