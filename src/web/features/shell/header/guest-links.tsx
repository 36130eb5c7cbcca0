import { Trans } from '@lingui/react/macro';
import { useDialogLink } from '../../../lib/dialog/use-dialog-link.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { firstShapes } from '../../../ui/icon/first-shapes.ts';
import { Glyph } from '../../../ui/icon/glyph.tsx';
import styles from './guest-links.module.css';

/** Links to log in and to register. */
export function GuestLinks() {
  const toDialog = useDialogLink();
  return (
    <>
      <span className={styles.login}>
        <ButtonLink {...toDialog('login')} size="small" icon={<Glyph shape={firstShapes.user} />}>
          <Trans>Log in</Trans>
        </ButtonLink>
      </span>
      <ButtonLink to="/register" variant="primary" size="small">
        <Trans>Register</Trans>
      </ButtonLink>
    </>
  );
}
