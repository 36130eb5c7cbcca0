import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { type FieldFault, useFaultMessage } from './field-fault.ts';

interface LoginPasswordFieldProps {
  value: string;
  onChange: (typed: string) => void;
  fault: FieldFault | null;
  /** The field gets the focus when its dialog opens. */
  isFirst?: boolean;
}

/** The login password, which confirms a change. */
export function LoginPasswordField({
  value,
  onChange,
  fault,
  isFirst = false,
}: LoginPasswordFieldProps) {
  const { t } = useLingui();
  const message = useFaultMessage();
  return (
    <PasswordField
      label={t`Login password`}
      name="loginPassword"
      data-first={isFirst ? '' : undefined}
      autoComplete="current-password"
      required
      maxLength={200}
      hint={t`So that we know it is you.`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={message(fault, t`Please enter your login password.`)}
    />
  );
}
