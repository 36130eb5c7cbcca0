import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { readCode } from '../../lib/form/read-code.ts';
import { useSmsCode } from './use-sms-code.ts';

type CodeFieldProps = Pick<
  TextFieldProps,
  'label' | 'name' | 'hint' | 'error' | 'details' | 'action'
> & {
  value: string;
  /** Receives the digits only, from typing, paste or autofill. */
  onChange: (code: string) => void;
  /** Number of digits. */
  length?: number;
  /** A different number for each sent SMS, such as its expiry time: the browser then fills in the code of that SMS. Null while no SMS is expected. */
  smsKey?: number | null;
};

/** A field for a one-time code from an SMS, an e-mail or an authenticator app. */
export function CodeField({
  length = 6,
  smsKey = null,
  value,
  onChange,
  ...field
}: CodeFieldProps) {
  const read = (text: string) => onChange(readCode(text, length));
  useSmsCode(smsKey, read);
  return (
    <TextField
      {...field}
      secret
      data-look="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      required
      value={value}
      onChange={({ target }) => read(target.value)}
    />
  );
}
