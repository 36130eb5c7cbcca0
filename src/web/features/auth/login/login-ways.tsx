import { useLingui } from '@lingui/react/macro';
import { Activity, Suspense, useId, useState } from 'react';
import { waysIn } from '#core/session/account-ways.ts';
import { useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import { suspendingComponent } from '../../../lib/lazy-component.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { FormWaiting } from '../form-waiting.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login.module.css';

const SmsForm = suspendingComponent(() =>
  import('./sms-form.tsx').then((loaded) => loaded.SmsForm),
);

type Way = 'username' | 'sms';

/** By name and password, or by SMS where the operator has that on. What is typed on one tab stays while the other is shown. */
export function LoginWays({ onDone }: { onDone: () => void }) {
  const module = useModules();
  const { t } = useLingui();
  const id = useId();
  const [way, setWay] = useState<Way>('username');
  const [isChosen, setChosen] = useState(false);
  // A form that is out of sight cannot say that it was begun.
  useUnsavedWork(isChosen);
  if (!waysIn(module).sms) return <LoginForm onDone={onDone} />;

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
            setChosen(true);
          }}
        />
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${way}`}>
        <Activity mode={way === 'username' ? 'visible' : 'hidden'}>
          <LoginForm onDone={onDone} />
        </Activity>
        <Activity mode={way === 'sms' ? 'visible' : 'hidden'}>
          <Suspense fallback={<FormWaiting />}>
            <SmsForm onDone={onDone} />
          </Suspense>
        </Activity>
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
