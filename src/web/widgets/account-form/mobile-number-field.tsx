import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { countryOf } from '#core/countries/dial-codes.ts';
import type { Countries } from '#core/countries/countries.ts';
import { useKeptFailure } from '../../lib/attempt/use-kept-failure.ts';
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
  const query = useSnapshot(countries.state);
  const { countries: all, phase } = query;
  const failure = useKeptFailure(query);
  if (failure && all.length === 0) {
    const onRetry = (): void => void countries.load();
    return <FailedState {...{ failure, onRetry }} pending={phase === 'loading'} />;
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
