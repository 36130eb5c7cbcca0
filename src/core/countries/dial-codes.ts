import type { Country } from '#contract/calls/countries.ts';

/** The country that somebody's number is taken to be of: the one with this code or, of those that share a dial code, the one named first; else the operator's own. Null while there are none. */
export function countryOf(
  countries: readonly Country[],
  { code, dialCode }: { code?: string | null; dialCode?: string | null },
): Country | null {
  return (
    countries.find((country) => country.code === code) ??
    firstOfDialCode(countries, digitsOf(dialCode ?? '')) ??
    countries[0] ??
    null
  );
}

/** Of the countries that share a dial code, the one that is meant when nothing else is known. */
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

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^00/, '');
}
