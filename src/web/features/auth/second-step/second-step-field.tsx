import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SecondStepChannel } from '#protocol/model/second-step.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CodeField } from '../../../ui/code-field/code-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { SentCodeField } from '../../../widgets/account-form/sent-code-field.tsx';
import { type FieldFault, useFaultMessage } from '../../../widgets/account-form/field-fault.ts';
import type { CodeRequest } from '../../../widgets/account-form/use-code-request.ts';

interface SecondStepFieldProps {
  channel: SecondStepChannel;
  request: Pick<CodeRequest, 'until' | 'requesting'> & { get: () => void };
  value: string;
  onChange: (typed: string) => void;
  fault: FieldFault | null;
}

/** Field of the chosen channel: a code that is sent, a code of an authenticator app or a recovery code, or a name. */
export function SecondStepField({ channel, request, ...field }: SecondStepFieldProps) {
  if (channel === 'ga') return <AppCode {...field} />;
  if (channel === 'payee') return <RealName {...field} />;
  return <SentCodeField {...field} key={channel} request={request} onGet={request.get} />;
}

type Field = Pick<SecondStepFieldProps, 'value' | 'onChange' | 'fault'>;

/** A code of the authenticator app. Without the phone, a recovery code takes its place. */
function AppCode(field: Field) {
  const [isRecovery, setRecovery] = useState(false);

  function swap() {
    setRecovery(!isRecovery);
    field.onChange('');
  }

  return (
    <>
      {isRecovery ? <RecoveryCode {...field} /> : <ShownCode {...field} />}
      <Button variant="plain" onClick={swap}>
        {isRecovery ? (
          <Trans>Use the code of your app</Trans>
        ) : (
          <Trans>No phone at hand? Use a recovery code</Trans>
        )}
      </Button>
    </>
  );
}

function RecoveryCode({ fault, value, onChange }: Field) {
  const { t } = useLingui();
  const message = useFaultMessage();
  return (
    <TextField
      name="code"
      label={t`Recovery code`}
      hint={t`One of the ten codes that you saved, such as ABCDE-FGHJK. Each works once.`}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      secret
      required
      maxLength={20}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={message(fault, t`Please enter one of your recovery codes.`)}
    />
  );
}

function ShownCode({ fault, ...field }: Field) {
  const { t } = useLingui();
  const message = useFaultMessage();
  return (
    <CodeField
      {...field}
      name="code"
      label={t`Code`}
      hint={t`Six digits, shown for half a minute by Google Authenticator or an app like it.`}
      error={message(fault, t`Please enter the code that your app shows.`)}
    />
  );
}

function RealName({ fault, value, onChange }: Field) {
  const { t } = useLingui();
  const message = useFaultMessage();
  return (
    <TextField
      name="code"
      label={t`Name on your bank account`}
      hint={t`First name and surname, as your bank has them.`}
      autoComplete="name"
      autoCapitalize="words"
      autoCorrect="off"
      spellCheck={false}
      secret
      required
      maxLength={100}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={message(fault, t`Please enter your name.`)}
    />
  );
}
