import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/button/button.tsx';

/** The two ways in. */
export function Visitor() {
  return (
    <>
      <ButtonLink
        to="."
        search={(search) => ({ ...search, dialog: 'login' as const })}
        resetScroll={false}
        size="small"
      >
        <Trans>Log in</Trans>
      </ButtonLink>
      <ButtonLink to="/register" variant="primary" size="small">
        <Trans>Register</Trans>
      </ButtonLink>
    </>
  );
}
