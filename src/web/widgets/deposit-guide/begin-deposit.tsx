import { Trans } from '@lingui/react/macro';
import { useDialogLink } from '../../lib/dialog/use-dialog-link.ts';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

/** Opens the deposit page. A guest logs in first. */
export function BeginDeposit() {
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
