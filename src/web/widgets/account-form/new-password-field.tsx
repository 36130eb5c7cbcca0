import { useLingui } from '@lingui/react/macro';
import type { FieldRule } from '#protocol/model/rule.ts';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { PasswordRule } from '../password-rule/password-rule.tsx';
import { type FieldFault, useFaultMessage } from './field-fault.ts';

interface NewPasswordFieldProps {
  label: string;
  name: string;
  /** The operator's rule for passwords, shown in parts below the field. Undefined until it is loaded. */
  rule?: FieldRule | undefined;
  value: string;
  onChange: (password: string) => void;
  fault: FieldFault | null;
  /** The message for an empty field. */
  missing?: string;
}

/** Field for a new password. */
export function NewPasswordField({
  rule,
  fault,
  missing,
  onChange,
  ...field
}: NewPasswordFieldProps) {
  const { t } = useLingui();
  const faultWords = useFaultMessage();
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      required
      maxLength={200}
      details={rule && <PasswordRule rule={rule} typed={field.value} />}
      onChange={({ target }) => onChange(target.value)}
      error={faultWords(fault, missing ?? t`Please choose a new password.`)}
    />
  );
}
