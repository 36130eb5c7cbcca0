import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import { useFaultMessage } from '../../../widgets/account-form/field-fault.ts';
import type { QuestionsFormState } from './use-questions-form.ts';

interface AnswerFieldProps {
  form: QuestionsFormState;
  name: string;
  label: string;
}

/** A secret answer, which can be shown. */
export function AnswerField({ form, name, label }: AnswerFieldProps) {
  const { t } = useLingui();
  const message = useFaultMessage();
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="off"
      required
      maxLength={100}
      value={form.entry[name] ?? ''}
      onChange={({ target }) => form.change({ [name]: target.value })}
      error={message(form.fault(name), t`Please enter your answer.`)}
    />
  );
}
