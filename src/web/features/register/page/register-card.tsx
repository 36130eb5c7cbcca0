import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { registrationMethods } from '#core/session/account-methods.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useKeptFailure } from '../../../lib/attempt/use-kept-failure.ts';
import { FailedState } from '../../../widgets/failed-state/failed-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import { loadRegistration } from './open-register.ts';
import type { Way } from '../fields/plan-fields.ts';
import { RegisterForm } from '../form/register-form.tsx';
import styles from './register-card.module.css';
import { useRegister } from '../form/use-register.ts';

/** The registration form with the operator's methods, once they are known. */
export function RegisterCard({ accounts }: { accounts: Accounts }) {
  const { system } = useApp();
  const { status } = useSnapshot(system.state);
  const query = useSnapshot(accounts.registration.state);
  const { at, phase } = query;
  const failure = useKeptFailure(query);

  if (at === null && failure !== null) {
    const onRetry = (): void => void loadRegistration(accounts);
    return <FailedState {...{ failure, onRetry }} pending={phase === 'loading'} />;
  }
  if (at === null || status === null) return <FormPlaceholder />;
  const ways = registrationMethods((id) => status.modules[id] ?? false);
  const [first] = ways;
  return first === undefined ? <RegistrationClosed /> : <Methods {...{ accounts, ways, first }} />;
}

interface MethodsProps {
  accounts: Accounts;
  ways: readonly Way[];
  first: Way;
}

function Methods({ accounts, ways, first }: MethodsProps) {
  const { t } = useLingui();
  const { registration } = accounts;
  const [chosen, setChosen] = useState(registration.draft()['way']);
  const way = ways.find((offered) => offered === chosen) ?? first;
  const register = useRegister(accounts, way);
  const form = <RegisterForm {...{ accounts, register, way }} />;

  function choose(id: string) {
    setChosen(id);
    registration.keepDraft({ way: id });
  }

  if (ways.length === 1) return form;
  const labels = { mobile: t`Mobile number`, username: t`Username` };
  return (
    <div className={styles.ways}>
      <div hidden={register.step !== 'account'}>
        <Tabs
          id="register"
          label={t`Ways to register`}
          tabs={ways.map((id) => ({ id, face: labels[id] }))}
          current={way}
          onChoose={choose}
        />
      </div>
      <TabPanel id="register" current={way}>
        {form}
      </TabPanel>
    </div>
  );
}

const placeholders = ['name', 'number', 'password', 'again', 'code'];

function FormPlaceholder() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {placeholders.map((field) => (
        <div key={field}>
          <Skeleton />
          <Skeleton shape="title" />
        </div>
      ))}
    </div>
  );
}

function RegistrationClosed() {
  return (
    <EmptyState
      icon="clock"
      title={<Trans>Nobody can register at the moment</Trans>}
      help={<Trans>Registration is closed for now. Please come back a little later.</Trans>}
    />
  );
}
