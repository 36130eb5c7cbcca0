import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useId, useState } from 'react';
import { signInMethods } from '#core/session/account-methods.ts';
import { suspendingComponent } from '../../../lib/lazy-component.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { FormSkeleton } from '../form-skeleton.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login.module.css';

const loadSmsForm = () => import('./sms-form.tsx').then((loaded) => loaded.SmsForm);
const SmsForm = suspendingComponent(loadSmsForm);

type Way = 'username' | 'sms';

/** Login by username and password, or by SMS where the operator has it on. The input of one tab stays while the other is shown. */
export function SignInMethods({ onDone }: { onDone: () => void }) {
  const module = useModules();
  const { t } = useLingui();
  const id = useId();
  const [way, setWay] = useState<Way>('username');
  const [hasSms, setHasSms] = useState(false);
  useEffect(() => void loadSmsForm().catch(() => undefined), []);
  if (!signInMethods(module).sms) return <LoginForm onDone={onDone} />;

  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          id={id}
          label={t`How to log in`}
          tabs={[
            { id: 'username', face: <Face icon="user">{t`Username`}</Face> },
            { id: 'sms', face: <Face icon="mail">{t`SMS code`}</Face> },
          ]}
          current={way}
          onChoose={(chosen) => {
            setWay(chosen === 'sms' ? 'sms' : 'username');
            if (chosen === 'sms') setHasSms(true);
          }}
        />
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${way}`}>
        <div hidden={way !== 'username'}>
          <LoginForm onDone={onDone} />
        </div>
        {hasSms && (
          <div hidden={way !== 'sms'}>
            <Suspense fallback={<FormSkeleton />}>
              <SmsForm onDone={onDone} />
            </Suspense>
          </div>
        )}
      </div>
    </>
  );
}

function Face({ icon, children }: { icon: 'user' | 'mail'; children: string }) {
  return (
    <>
      <Icon name={icon} />
      {children}
    </>
  );
}
