import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { readAmount } from './read-amount.ts';

type AmountFieldProps = Pick<
  TextFieldProps,
  'label' | 'name' | 'hint' | 'error' | 'details' | 'action' | 'required' | 'readOnly'
> & {
  /** Pesos with at most two decimals, such as `250` or `99.50`. Empty for none. */
  value: string;
  /** Receives the amount without spaces, signs and grouping. */
  onChange: (amount: string) => void;
};

/** A field for an amount in pesos. */
export function AmountField({ value, onChange, ...field }: AmountFieldProps) {
  return (
    <TextField
      {...field}
      lead="₱"
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(readAmount(target.value))}
    />
  );
}
