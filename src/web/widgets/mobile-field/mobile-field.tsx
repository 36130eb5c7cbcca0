import { useLingui } from '@lingui/react/macro';
import type { Country } from '#contract/calls/countries.ts';
import { CountryField } from '../country-field/country-field.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field/text-field.tsx';
import styles from './mobile-field.module.css';

type MobileFieldProps = Pick<TextFieldProps, 'hint' | 'error' | 'maxLength' | 'required'> & {
  /** The name the number goes by in the form. */
  name?: string;
  /** The name the country goes by in the form. */
  countryName?: string;
  countries: readonly Country[];
  /** The code of the country, such as `PH`. */
  country: string | null;
  onCountry: (country: Country) => void;
  /** What the number is called. */
  label?: string;
  value: string;
  onChange: (number: string) => void;
};

/** A mobile number: its country beside what is dialled after it. */
export function MobileField({
  name = 'mobile',
  countryName = 'country',
  countries,
  country,
  onCountry,
  onChange,
  label,
  ...field
}: MobileFieldProps) {
  const { t } = useLingui();
  return (
    <div className={styles.mobile}>
      <CountryField
        label={t`Country code`}
        name={countryName}
        countries={countries}
        value={country}
        onChoose={onCountry}
      />
      <TextField
        maxLength={20}
        required
        {...field}
        label={label ?? t`Mobile number`}
        name={name}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
