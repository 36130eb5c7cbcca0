import { useLingui } from '@lingui/react/macro';
import { currencySign } from '#protocol/currency.ts';
import { writtenAmount } from '#protocol/written-amount.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { TextField, type TextFieldProps } from '../../ui/text-field/text-field.tsx';

type AmountFieldProps = Pick<
  TextFieldProps,
  'label' | 'name' | 'hint' | 'details' | 'action' | 'required' | 'readOnly'
> & {
  /** The amount as it is typed. `typedAmount` reads it. */
  value: string;
  onChange: (typed: string) => void;
  /** Error message of the form. A text that is not one amount has a message of its own, which takes its place. */
  error?: string | null;
};

/** A field for an amount in pesos, which keeps what was typed. */
export function AmountField({ value, onChange, error, ...field }: AmountFieldProps) {
  const amountMessage = useAmountMessage();
  return (
    <TextField
      {...field}
      lead={currencySign}
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      value={value}
      error={error ? (amountMessage(value) ?? error) : null}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Gives the message for a text that cannot be read as one amount. Null for an amount, and for no text. */
function useAmountMessage(): (typed: string) => string | null {
  const { t } = useLingui();
  const language = useLanguage();
  return (typed) => {
    const amount = writtenAmount(typed);
    if ('centavos' in amount || typed.trim() === '') return null;
    switch (amount.fault) {
      case 'twoWays': {
        const [more, less] = amount.readings.map((reading) => formatMoney(reading, language));
        return t`This can mean ${more} or ${less}. Please type one of the two.`;
      }
      case 'decimals':
        return t`An amount has at most two decimals. Please type it such as 1,250.50.`;
      case 'unreadable':
        return t`We cannot read this amount. Please type it such as 250 or 1,250.50.`;
    }
  };
}
