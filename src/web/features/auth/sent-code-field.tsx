import { useLingui } from '@lingui/react/macro';
import { CodeField } from '../../ui/code-field/code-field.tsx';
import { GetCodeButton } from '../../ui/get-code-button/get-code-button.tsx';
import { type FieldFault, useFaultMessage } from './field-fault.ts';
import type { CodeRequest } from './use-code-request.ts';

interface SentCodeFieldProps {
  request: Pick<CodeRequest, 'until' | 'isRequesting'>;
  onGet: () => void;
  value: string;
  onChange: (code: string) => void;
  fault: FieldFault | null;
}

/** Field for a code, with a button that requests it. */
export function SentCodeField({
  request: { until, isRequesting },
  onGet,
  fault,
  ...field
}: SentCodeFieldProps) {
  const { t } = useLingui();
  const message = useFaultMessage();
  return (
    <CodeField
      {...field}
      label={t`Code`}
      name="code"
      smsKey={until}
      error={message(fault, t`Please enter the code that was sent to you.`)}
      action={<GetCodeButton until={until} pending={isRequesting} onGet={onGet} />}
    />
  );
}
