import type { Country } from '#protocol/calls/countries.ts';
import { denseDigits } from '#protocol/mobile-number.ts';
import { plainLetters } from '#protocol/plain-letters.ts';

/** A country with its name in the active language. */
export interface NamedCountry extends Country {
  readonly name: string;
  /** Search terms: its local and its English name, lower case, without accents. */
  readonly terms: readonly string[];
}

const normalise = (text: string): string => plainLetters(text).trim();

function namer(tag: string): (code: string) => string {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region', fallback: 'code' });
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
}

/** Adds names to the countries and sorts them by name. The first country, the operator's own, stays first. */
export function nameCountries(countries: readonly Country[], tag: string): NamedCountry[] {
  const local = namer(tag);
  const english = namer('en');
  const { compare } = new Intl.Collator(tag);
  const [own, ...others] = countries.map((country) => {
    const name = local(country.code);
    return { ...country, name, terms: [normalise(name), normalise(english(country.code))] };
  });
  return own ? [own, ...others.toSorted((a, b) => compare(a.name, b.name))] : [];
}

/** Rank of a country for a search text: 0 is the best, null is no match. */
function rankOf({ code, dialCode, terms }: NamedCountry, text: string): number | null {
  const dial = /^(?:\+|00)?(\d+)$/.exec(denseDigits(text))?.[1];
  if (dial) return dialCode === dial ? 0 : dialCode.startsWith(dial) ? 1 : null;
  if (code.toLowerCase() === text) return 0;
  if (terms.some((name) => name.startsWith(text))) return 1;
  if (terms.some((name) => name.includes(` ${text}`))) return 2;
  return terms.some((name) => name.includes(text)) ? 3 : null;
}

/** Countries that match a name, country code or dial code, best match first. An empty text matches all. */
export function findCountries(named: readonly NamedCountry[], input: string): NamedCountry[] {
  const text = normalise(input);
  if (text === '') return [...named];
  return named
    .flatMap((country) => {
      const rank = rankOf(country, text);
      return rank === null ? [] : [{ country, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}
