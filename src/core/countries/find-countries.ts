/** A country with its dial code: digits without the plus. */
export interface Country {
  readonly code: string;
  readonly dialCode: string;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Searches countries by name, dial code (with or without plus) and code. Names that begin with the text come first. */
export function findCountries(
  countries: readonly Country[],
  typed: string,
  nameOf: (code: string) => string,
): Country[] {
  const sought = plain(typed);
  if (sought === '') return [...countries];
  const digits = sought.replace(/^\+|^00/, '');
  const rank = ({ code, dialCode }: Country): number => {
    const name = plain(nameOf(code));
    if (name.startsWith(sought) || code.toLowerCase() === sought) return 0;
    if (/^\d+$/.test(digits) && dialCode.startsWith(digits)) return 1;
    return name.includes(sought) ? 2 : 3;
  };
  return countries
    .map((country) => ({ country, at: rank(country) }))
    .filter(({ at }) => at < 3)
    .toSorted((a, b) => a.at - b.at)
    .map(({ country }) => country);
}
