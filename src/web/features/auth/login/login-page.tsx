import { Trans } from '@lingui/react/macro';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { Login } from './login.tsx';
import styles from './login.module.css';

/** The login page. It leads to the home page after a login, also one in another tab. */
export function LoginPage() {
  const { session } = useApp();
  const { phase, secondStep } = useSnapshot(session.state);
  const navigate = useNavigate();
  if (phase === 'member') return <Navigate to="/" replace ignoreBlocker />;
  return (
    <div className={styles.page}>
      <h1>{secondStep ? <Trans>One more check</Trans> : <Trans>Welcome back</Trans>}</h1>
      <div className={styles.card}>
        <Login onDone={() => void navigate({ to: '/', replace: true, ignoreBlocker: true })} />
      </div>
      <p className={styles.otherwise}>
        <span>
          <Trans>
            New here? <Link to="/register">Register</Link>
          </Trans>
        </span>
        <Link to="/">
          <Trans>To the home page</Trans>
        </Link>
      </p>
    </div>
  );
}
