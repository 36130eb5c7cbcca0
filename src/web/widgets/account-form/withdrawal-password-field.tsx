import { useLingui } from '@lingui/react/macro';
import { PinField } from '../../ui/pin-field/pin-field.tsx';
import type { FieldFault } from './field-fault.ts';
import { useSecretFaultMessage } from './use-secret-fault-message.ts';

interface WithdrawalPasswordFieldProps {
  name?: string;
  value: string;
  onChange: (typed: string) => void;
  /** The fault of the field. Words of faults that only other fields of the form have show nothing. */
  fault: Extract<FieldFault, object> | string | null;
}

/** The field for the withdrawal password that confirms an action. */
export function WithdrawalPasswordField({
  name = 'withdrawalPassword',
  value,
  onChange,
  fault,
}: WithdrawalPasswordFieldProps) {
  const { t } = useLingui();
  const message = useSecretFaultMessage();
  const own = typeof fault === 'string' && fault !== 'required' ? null : fault;
  return (
    <PinField
      label={t`Withdrawal password`}
      name={name}
      value={value}
      onChange={onChange}
      error={message(own, t`Please enter your withdrawal password.`)}
    />
  );
}
