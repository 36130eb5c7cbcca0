import { Trans } from '@lingui/react/macro';
import { Link, Navigate } from '@tanstack/react-router';
import type { Accounts } from '#core/accounts/accounts.ts';
import { useSignedIn } from '../../../lib/use-signed-in.ts';
import { RegisterCard } from './register-card.tsx';
import { RegisterHelp } from './register-help.tsx';
import styles from './register-page.module.css';

/** The registration page. It leads signed-in players to the home page. */
export function RegisterPage({ accounts }: { accounts: Accounts }) {
  const isSignedIn = useSignedIn();
  if (isSignedIn) return <Navigate to="/" replace ignoreBlocker />;
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <img src="/popups/register-promo.svg" alt="" width={800} height={360} loading="lazy" />
        <h1>
          <Trans>Open your account</Trans>
        </h1>
        <p>
          <Trans>It takes a minute and costs nothing.</Trans>
        </p>
      </header>
      <div className={styles.card}>
        <RegisterCard accounts={accounts} />
        <p className={styles.otherwise}>
          <span>
            <Trans>
              Already have an account? <Link to="/login">Log in</Link>
            </Trans>
          </span>
        </p>
      </div>
      <aside className={styles.help}>
        <RegisterHelp />
      </aside>
    </div>
  );
}
