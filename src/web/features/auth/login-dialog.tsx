import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './login.module.css';
import { LoginForm } from './login-form.tsx';

/** Logging in over the page that is shown. */
export function LoginDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Log in`} onClose={onClose}>
      <LoginForm onDone={onDone} />
      <p className={styles.otherwise}>
        <span>
          <Trans>
            New here? <Link to="/register">Register</Link>
          </Trans>
        </span>
      </p>
    </Dialog>
  );
}
