import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

type DateFieldProps = Pick<
  TextFieldProps,
  'label' | 'name' | 'hint' | 'error' | 'required' | 'autoComplete'
> & {
  /** A date such as `2026-11-22`. Empty for none. */
  value: string;
  onChange: (date: string) => void;
  /** First and last date that can be chosen, in the same form. */
  min?: string;
  max?: string;
};

/** A field for a date, with the picker of the browser. */
export function DateField({ onChange, autoComplete = 'off', ...field }: DateFieldProps) {
  return (
    <TextField
      {...field}
      type="date"
      autoComplete={autoComplete}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
