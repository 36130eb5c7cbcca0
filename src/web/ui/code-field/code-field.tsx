import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { readCode } from './read-code.ts';
import { useSmsCode } from './use-sms-code.ts';

type CodeFieldProps = Pick<TextFieldProps, 'label' | 'name' | 'hint' | 'error' | 'action'> & {
  value: string;
  /** CodeFieldProps the digits alone, however they were typed, pasted or filled in. */
  onChange: (code: string) => void;
  /** How many digits the code has. */
  length?: number;
  /** A number that is another for each SMS that was sent, such as when the code runs out; the browser may then hand the code over by itself. Null while none is on its way. */
  smsKey?: number | null;
};

/** A code that was sent, or that an authenticator shows, in one field. */
export function CodeField({
  length = 6,
  smsKey = null,
  value,
  onChange,
  ...field
}: CodeFieldProps) {
  const read = (typed: string) => onChange(readCode(typed, length));
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
