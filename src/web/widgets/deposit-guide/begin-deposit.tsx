import { Trans } from '@lingui/react/macro';
import { useDialogLink } from '../../lib/dialog/use-dialog-link.ts';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { DepositLink } from '../deposit-link/deposit-link.tsx';

/** Opens the deposit page. A guest logs in first. */
export function BeginDeposit() {
  const isMember = useSignedIn();
  const toDialog = useDialogLink();
  if (isMember) return <DepositLink variant="primary" />;
  return (
    <ButtonLink {...toDialog('login', { next: '/member?page=deposit' })} variant="primary">
      <Trans>Log in</Trans>
    </ButtonLink>
  );
}
