import type { Country } from '#protocol/calls/countries.ts';
import { mobileDigits } from '#protocol/mobile-number.ts';

/** Guesses the country of a number: by code, then by dial code (the main country of those that share it), then the first of the list. Null for an empty list. */
export function countryOf(
  countries: readonly Country[],
  { code, dialCode }: { code?: string | null; dialCode?: string | null },
): Country | null {
  return (
    countries.find((country) => country.code === code) ??
    firstOfDialCode(countries, mobileDigits(dialCode ?? '')) ??
    countries[0] ??
    null
  );
}

/** The main country of those that share a dial code. */
const owners: Readonly<Record<string, string>> = {
  '1': 'US',
  '7': 'RU',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '358': 'FI',
  '39': 'IT',
  '590': 'GP',
  '599': 'CW',
};

function firstOfDialCode(countries: readonly Country[], dialCode: string): Country | undefined {
  const sharing = countries.filter((country) => country.dialCode === dialCode);
  return sharing.find(({ code }) => code === owners[dialCode]) ?? sharing[0];
}
