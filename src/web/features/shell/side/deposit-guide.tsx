import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '../../../lib/app-context.tsx';
import { useDialogLink } from '../../../lib/dialog/use-dialog.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useSignedIn } from '../../../lib/use-signed-in.ts';
import styles from './deposit-guide.module.css';

/** How to deposit, in four steps. */
export function DepositGuide({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`How to deposit`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Begin />
        </>
      }
    >
      <Steps />
    </Dialog>
  );
}

function Steps() {
  const { brand } = useApp();
  const seconds = brand.figures.depositSeconds;
  return (
    <ol className={styles.steps}>
      <li>
        <b>
          <Trans>Log in and press Deposit</Trans>
        </b>
        <Trans>It stands beside your balance, and in the middle of the bar on a phone.</Trans>
      </li>
      <li>
        <b>
          <Trans>Choose how you pay, and how much</Trans>
        </b>
        <Trans>
          An e-wallet, your bank, a card or a counter. Each shows the least and the most.
        </Trans>
      </li>
      <li>
        <b>
          <Trans>Pay exactly that amount, from an account in your own name</Trans>
        </b>
        <Trans>Keep the receipt or its number until the money has arrived.</Trans>
      </li>
      <li>
        <b>
          <Trans>See it in your balance</Trans>
        </b>
        <Trans>
          It takes about {seconds} seconds. If it takes longer, send the receipt to our customer
          service.
        </Trans>
      </li>
    </ol>
  );
}

/** Opens the deposit page. A guest logs in first. */
function Begin() {
  const isMember = useSignedIn();
  const toDialog = useDialogLink();
  if (isMember) {
    return (
      <ButtonLink
        to="/member"
        search={{ page: 'deposit' }}
        variant="primary"
        icon={<Icon name="deposit" />}
      >
        <Trans>Deposit</Trans>
      </ButtonLink>
    );
  }
  return (
    <ButtonLink {...toDialog('login', { next: '/member?page=deposit' })} variant="primary">
      <Trans>Log in</Trans>
    </ButtonLink>
  );
}
