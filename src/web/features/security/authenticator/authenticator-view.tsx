import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { NotThere } from '../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import type { ItemProps } from '../page/item-props.ts';
import { AppSetup } from './app-setup.tsx';
import { EnabledApp } from './enabled-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SwitchOn } from './switch-on.tsx';

/** The authenticator app of the member: off, during the setup, its new recovery codes, or on. */
export function AuthenticatorView({ centre: { authenticator } }: ItemProps) {
  const state = useSnapshot(authenticator.state);
  const { isOn, setup, newCodes } = state;

  useEffect(() => void authenticator.load(), [authenticator]);

  return (
    <QueryView
      query={state}
      hasContent={state.phase === 'ready' || state.at !== null || newCodes !== null}
      placeholder={<FormSkeleton />}
      empty={<NotThere />}
      onRetry={() => void authenticator.load()}
    >
      {newCodes !== null ? (
        <RecoveryCodes codes={newCodes} onSaved={authenticator.forgetCodes} />
      ) : isOn ? (
        <EnabledApp authenticator={authenticator} />
      ) : setup !== null ? (
        <AppSetup authenticator={authenticator} setup={setup} />
      ) : (
        <SwitchOn authenticator={authenticator} />
      )}
    </QueryView>
  );
}
