import type { Country } from '#contract/calls/countries.ts';

/** A country and what it goes by in the language that is spoken. */
export interface NamedCountry extends Country {
  readonly name: string;
  /** What is searched: its names, there and in English, without accents. */
  readonly sought: readonly string[];
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
}

function namer(tag: string): (code: string) => string {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region', fallback: 'code' });
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
}

/** The countries by name, in the alphabet of the language; the operator's own stays first. */
export function nameCountries(countries: readonly Country[], tag: string): NamedCountry[] {
  const spoken = namer(tag);
  const english = namer('en');
  const { compare } = new Intl.Collator(tag);
  const [own, ...others] = countries.map((country) => {
    const name = spoken(country.code);
    return { ...country, name, sought: [plain(name), plain(english(country.code))] };
  });
  return own ? [own, ...others.toSorted((a, b) => compare(a.name, b.name))] : [];
}

/** How well a country answers to what was typed: 0 best, null not at all. */
function fit({ code, dialCode, sought }: NamedCountry, typed: string): number | null {
  const dial = /^(?:\+|00)?(\d+)$/.exec(typed.replaceAll(/\s/g, ''))?.[1];
  if (dial) return dialCode === dial ? 0 : dialCode.startsWith(dial) ? 1 : null;
  if (code.toLowerCase() === typed) return 0;
  if (sought.some((name) => name.startsWith(typed))) return 1;
  if (sought.some((name) => name.includes(` ${typed}`))) return 2;
  return sought.some((name) => name.includes(typed)) ? 3 : null;
}

/** The countries that answer to a name, a code or a dial code, the likeliest first; all of them to nothing. */
export function findCountries(named: readonly NamedCountry[], typed: string): NamedCountry[] {
  const sought = plain(typed);
  if (sought === '') return [...named];
  return named
    .flatMap((country) => {
      const rank = fit(country, sought);
      return rank === null ? [] : [{ country, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}
