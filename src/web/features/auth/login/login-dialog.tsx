import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Login } from './login.tsx';
import styles from './login.module.css';

/** Login over the current page. */
export function LoginDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useLingui();
  const { session } = useApp();
  const { secondStep } = useSnapshot(session.state);

  function close() {
    void session.cancelSecondStep();
    onClose();
  }

  return (
    <Dialog title={secondStep ? t`One more check` : t`Log in`} onClose={close}>
      <Login onDone={onDone} />
      {!secondStep && (
        <p className={styles.otherwise}>
          <span>
            <Trans>
              New here? <Link to="/register">Register</Link>
            </Trans>
          </span>
        </p>
      )}
    </Dialog>
  );
}
