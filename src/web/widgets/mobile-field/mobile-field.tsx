import { useLingui } from '@lingui/react/macro';
import type { Country } from '#protocol/calls/countries.ts';
import { CountryField } from '../country-field/country-field.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field/text-field.tsx';
import styles from './mobile-field.module.css';

type MobileFieldProps = Pick<TextFieldProps, 'hint' | 'error' | 'maxLength' | 'required'> & {
  /** Form name of the number. */
  name?: string;
  /** Form name of the country. */
  countryName?: string;
  countries: readonly Country[];
  /** Country code, such as `PH`. */
  country: string | null;
  onCountry: (country: Country) => void;
  /** Label of the number. */
  label?: string;
  value: string;
  onChange: (number: string) => void;
};

/** A mobile number: the country, and the national number. */
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
