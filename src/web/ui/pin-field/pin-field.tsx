import { readCode } from '../../lib/form/read-code.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';

type PinFieldProps = Pick<TextFieldProps, 'label' | 'name' | 'hint' | 'error'> & {
  value: string;
  /** Receives the digits only. */
  onChange: (pin: string) => void;
  /** Number of digits. */
  length?: number;
  /** The player chooses the pin: password managers must not offer the one of the login. */
  isNew?: boolean;
};

/** A field for a secret of digits, such as the withdrawal password. */
export function PinField({ length = 6, isNew = false, value, onChange, ...field }: PinFieldProps) {
  return (
    <PasswordField
      {...field}
      data-look="code"
      inputMode="numeric"
      autoComplete={isNew ? 'new-password' : 'off'}
      required
      value={value}
      onChange={({ target }) => onChange(readCode(target.value, length))}
    />
  );
}
