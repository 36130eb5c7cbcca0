import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { sendsCodes, signInMethods } from '#core/session/account-methods.ts';
import { thirdParties } from '#core/third-parties.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { suspendingComponent } from '../../../lib/lazy-component.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login.module.css';

const loadSmsForm = () => import('./sms-form.tsx').then((loaded) => loaded.SmsForm);
const SmsForm = suspendingComponent(loadSmsForm);

const firebaseSends = thirdParties.firebase?.sms ?? false;

type Method = 'username' | 'sms';

/** Until the modules are known, nobody sees the tabs or reaches them: they keep their place, so that the form does not jump. */
const reserved = { 'aria-hidden': true, inert: true };

/** Login by username and password, or by SMS where the operator has it on. The input of one tab stays while the other is shown, and when the operator's settings arrive after the input. */
export function SignInMethods({ onDone }: { onDone: () => void }) {
  const { system } = useApp();
  const isKnown = useSnapshot(system.state).status !== null;
  const isOn = useModules();
  const offersSms = signInMethods(isOn).sms && sendsCodes(isOn, firebaseSends);
  const id = useId();
  const [chosen, setChosen] = useState<Method>('username');
  const [wasSmsShown, setSmsShown] = useState(false);
  const method = offersSms ? chosen : 'username';

  useEffect(() => {
    if (offersSms) void loadSmsForm().catch(() => undefined);
  }, [offersSms]);

  function choose(chosenNow: Method) {
    setChosen(chosenNow);
    if (chosenNow === 'sms') setSmsShown(true);
  }

  const panel = { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${method}` };
  return (
    <>
      {(offersSms || !isKnown) && (
        <div className={styles.tabs} {...(!isKnown && reserved)}>
          <MethodTabs id={id} method={method} onChoose={choose} />
        </div>
      )}
      <div {...(offersSms && panel)}>
        <div hidden={method !== 'username'}>
          <LoginForm onDone={onDone} />
        </div>
        {wasSmsShown && (
          <div hidden={method !== 'sms'}>
            <Suspense fallback={<FormSkeleton />}>
              <SmsForm onDone={onDone} />
            </Suspense>
          </div>
        )}
      </div>
    </>
  );
}

interface MethodTabsProps {
  id: string;
  method: Method;
  onChoose: (method: Method) => void;
}

function MethodTabs({ id, method, onChoose }: MethodTabsProps) {
  const { t } = useLingui();
  return (
    <Tabs
      id={id}
      label={t`How to log in`}
      tabs={[
        { id: 'username', face: <Face icon="user">{t`Username`}</Face> },
        { id: 'sms', face: <Face icon="mail">{t`SMS code`}</Face> },
      ]}
      current={method}
      onChoose={(chosen) => onChoose(chosen === 'sms' ? 'sms' : 'username')}
    />
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
