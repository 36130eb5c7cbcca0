import { Trans, Plural } from '@lingui/react/macro';
import { Link, Navigate } from '@tanstack/react-router';
import type { Accounts } from '#core/accounts/accounts.ts';
import { mayRegister } from '#core/roles/roles.ts';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { useSignedIn } from '../../../lib/use-signed-in.ts';
import { RegisterCard } from './register-card.tsx';
import { RegisterHelp } from './register-help.tsx';
import { registerMinutes } from '#core/registration/registration-steps.ts';
import { registrationMethods } from '#core/session/account-methods.ts';
import { planFields, withConfirmation } from '../fields/plan-fields.ts';
import styles from './register-page.module.css';

/** The time that the form takes, by the number of fields that the operator requires. */
function RegisterTime({ accounts: { registration } }: { accounts: Accounts }) {
  const { system } = useApp();
  const modules = useSnapshot(system.state).status?.modules ?? {};
  const { at, rules } = useSnapshot(registration.state);
  const way = registrationMethods((id) => modules[id] ?? false)[0];
  if (at === null || way === undefined) return <Trans>It costs nothing.</Trans>;
  const plan = { rules, way, modules, revealed: [], hidden: [] };
  const minutes = registerMinutes(withConfirmation(planFields(plan)));
  return (
    <Plural
      value={minutes}
      one="# minute is enough. It costs nothing."
      other="# minutes are enough. It costs nothing."
    />
  );
}

/** The registration page. It leads signed-in players to the home page, except trial accounts. */
export function RegisterPage({ accounts }: { accounts: Accounts }) {
  const { member } = useApp();
  const isSignedIn = useSignedIn();
  const type = useSnapshot(member.state).member?.type ?? 0;
  if (isSignedIn && !mayRegister(type)) return <Navigate to="/" replace ignoreBlocker />;
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <img src="/popups/register-promo.svg" alt="" width={800} height={360} loading="lazy" />
        <h1>
          <Trans>Open your account</Trans>
        </h1>
        <p>
          <RegisterTime accounts={accounts} />
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
