import { useLingui } from '@lingui/react/macro';
import type { SecondStepChannel } from '#contract/model/second-step.ts';
import { CodeField } from '../../../ui/code-field/code-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { SentCodeField } from '../sent-code-field.tsx';
import { type FieldFault, useFaultMessage } from '../field-fault.ts';
import type { CodeRequest } from '../use-code-request.ts';

interface SecondStepFieldProps {
  channel: SecondStepChannel;
  request: Pick<CodeRequest, 'until' | 'isRequesting'> & { get: () => void };
  value: string;
  onChange: (typed: string) => void;
  fault: FieldFault | null;
}

/** Field of the chosen channel: a code that is sent, a code of an authenticator app, or a name. */
export function SecondStepField({ channel, request, ...field }: SecondStepFieldProps) {
  if (channel === 'ga') return <AppCode {...field} />;
  if (channel === 'payee') return <RealName {...field} />;
  return <SentCodeField {...field} key={channel} request={request} onGet={request.get} />;
}

type Field = Pick<SecondStepFieldProps, 'value' | 'onChange' | 'fault'>;

function AppCode({ fault, ...field }: Field) {
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
