import { Trans } from '@lingui/react/macro';
import { useDialogLink } from '../../../lib/dialog/use-dialog.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';

/** Links to log in and to register. */
export function GuestLinks() {
  const toDialog = useDialogLink();
  return (
    <>
      <ButtonLink {...toDialog('login')} size="small">
        <Trans>Log in</Trans>
      </ButtonLink>
      <ButtonLink to="/register" variant="primary" size="small">
        <Trans>Register</Trans>
      </ButtonLink>
    </>
  );
}
