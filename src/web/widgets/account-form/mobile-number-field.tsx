import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { countryOf } from '#core/countries/dial-codes.ts';
import type { Countries } from '#core/countries/countries.ts';
import { FailedState } from '../failed-state/failed-state.tsx';
import { MobileField } from '../mobile-field/mobile-field.tsx';
import { type FieldFault, useFaultMessage } from './field-fault.ts';

/** The country of a number: chosen by its code, or remembered by its dial code. Both are null before. */
export interface NumberCountry {
  readonly code: string | null;
  readonly dialCode: string | null;
}

interface MobileNumberFieldProps {
  /** Form name of the number. */
  name?: string;
  countries: Countries;
  country: NumberCountry;
  onCountry: (country: NumberCountry) => void;
  value: string;
  onChange: (mobile: string) => void;
  fault: FieldFault | null;
}

/** A mobile number and its country. The first choice is the operator's country. */
export function MobileNumberField({
  countries,
  country,
  onCountry,
  fault,
  ...field
}: MobileNumberFieldProps) {
  const { t } = useLingui();
  const message = useFaultMessage();
  const { countries: all, failure, phase } = useSnapshot(countries.state);
  if (failure && all.length === 0) {
    return <FailedState failure={failure} onRetry={() => void countries.load()} />;
  }
  return (
    <div aria-busy={phase === 'loading' && all.length === 0}>
      <MobileField
        {...field}
        countries={all}
        country={countryOf(all, country)?.code ?? null}
        onCountry={onCountry}
        error={message(fault, t`Please enter your mobile number.`)}
      />
    </div>
  );
}

/** The dial code to send with a number. It is empty until the countries are loaded. */
export function useDialCode({ state }: Countries, country: NumberCountry): string {
  const { countries } = useSnapshot(state);
  return countryOf(countries, country)?.dialCode ?? '';
}
