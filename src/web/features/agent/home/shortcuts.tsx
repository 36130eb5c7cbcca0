import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { useDialogLink } from '../../../lib/dialog/use-dialog-link.ts';
import { useModules } from '../../../lib/use-modules.ts';
import styles from '../agent.module.css';
import { DepositLink } from '../../../widgets/deposit-link/deposit-link.tsx';

/** Deposit, withdrawal, messages and service. */
export function Shortcuts() {
  const { t } = useLingui();
  const toDialog = useDialogLink();
  const isOn = useModules();
  return (
    <nav className={styles.row} aria-label={t`Shortcuts`}>
      <DepositLink />
      <ButtonLink to="/member" search={{ page: 'withdraw' }} icon={<Icon name="wallet" />}>
        <Trans>Withdraw</Trans>
      </ButtonLink>
      {isOn('INBOX3') && (
        <ButtonLink to="/member" search={{ page: 'messageV2' }} icon={<Icon name="mail" />}>
          <Trans>Messages</Trans>
        </ButtonLink>
      )}
      <ButtonLink {...toDialog('contact')} icon={<IconLate name="headset" />}>
        <Trans>Service</Trans>
      </ButtonLink>
    </nav>
  );
}
