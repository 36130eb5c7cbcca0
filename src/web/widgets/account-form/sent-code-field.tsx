import { useLingui } from '@lingui/react/macro';
import { CodeField } from '../../ui/code-field/code-field.tsx';
import { GetCodeButton } from '../../ui/get-code-button/get-code-button.tsx';
import { AttemptNote } from '../attempt-button/attempt-note.tsx';
import { type FieldFault, useFaultMessage } from './field-fault.ts';
import type { CodeRequest } from './use-code-request.ts';

interface SentCodeFieldProps {
  /** Names of the field, where a form has two codes. */
  name?: string;
  label?: string;
  request: Pick<CodeRequest, 'until' | 'requesting'>;
  onGet: () => void;
  value: string;
  onChange: (code: string) => void;
  fault: FieldFault | null;
}

/** Field for a code, with a button that requests it. */
export function SentCodeField({
  name = 'code',
  label,
  request: { until, requesting },
  onGet,
  fault,
  ...field
}: SentCodeFieldProps) {
  const { t } = useLingui();
  const message = useFaultMessage();
  return (
    <div>
      <CodeField
        {...field}
        label={label ?? t`Code`}
        name={name}
        smsKey={until}
        error={message(fault, t`Please enter the code that was sent to you.`)}
        action={<GetCodeButton until={until} pending={requesting.pending} onGet={onGet} />}
      />
      <AttemptNote of={requesting} />
    </div>
  );
}
