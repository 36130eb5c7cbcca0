import { useLingui } from '@lingui/react/macro';
import type { FieldRule } from '#contract/model/rule.ts';
import { usePatternMessage } from '../../i18n/pattern-messages.ts';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { type FieldFault, useFaultMessage } from './field-fault.ts';

interface Given {
  label: string;
  name: string;
  /** What the operator asks of passwords, once that is known; it is told before anything goes wrong. */
  rule?: FieldRule | undefined;
  value: string;
  onChange: (password: string) => void;
  fault: FieldFault | null;
  /** What an empty field is told. */
  missing?: string;
}

/** A password that is being chosen. */
export function NewPasswordField({ rule, fault, missing, onChange, ...field }: Given) {
  const { t } = useLingui();
  const faultWords = useFaultMessage();
  const patternWords = usePatternMessage();
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      required
      maxLength={200}
      hint={rule && patternWords(rule)}
      onChange={({ target }) => onChange(target.value)}
      error={faultWords(fault, missing ?? t`Please choose a new password.`)}
    />
  );
}
