import { useLingui } from '@lingui/react/macro';
import { CodeField } from '../../ui/code-field/code-field.tsx';
import { GetCodeButton } from '../../ui/get-code-button/get-code-button.tsx';
import { type FieldFault, useFaultMessage } from './field-fault.ts';
import type { CodeRequest } from './use-code-request.ts';

interface Given {
  request: Pick<CodeRequest, 'until' | 'getting'>;
  onGet: () => void;
  value: string;
  onChange: (code: string) => void;
  fault: FieldFault | null;
}

/** A code that is sent when it is asked for. */
export function SentCodeField({ request: { until, getting }, onGet, fault, ...field }: Given) {
  const { t } = useLingui();
  const words = useFaultMessage();
  return (
    <CodeField
      {...field}
      label={t`Code`}
      name="code"
      smsKey={until}
      error={words(fault, t`Please enter the code that was sent to you.`)}
      action={<GetCodeButton until={until} pending={getting} onGet={onGet} />}
    />
  );
}
