import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx';
import styles from './login.module.css';
import { LoginForm } from './login-form.tsx';

/** Logging in on a page of its own. It ends at home. */
export function LoginPage() {
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <BrandMark />
      <h1>
        <Trans>Welcome back</Trans>
      </h1>
      <div className={styles.card}>
        <LoginForm onDone={() => void navigate({ to: '/' })} />
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
