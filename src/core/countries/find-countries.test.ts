import { describe, expect, it } from 'vitest';
import { findCountries } from './find-countries.ts';

const names: Readonly<Record<string, string>> = {
  PH: 'Philippines',
  TH: 'Thailand',
  CI: 'Côte d’Ivoire',
  US: 'United States',
  GB: 'United Kingdom',
};
const countries = [
  { code: 'PH', dialCode: '63' },
  { code: 'TH', dialCode: '66' },
  { code: 'CI', dialCode: '225' },
  { code: 'US', dialCode: '1' },
  { code: 'GB', dialCode: '44' },
];

describe('a country', () => {
  it.each([
    ['', ['PH', 'TH', 'CI', 'US', 'GB']],
    ['thai', ['TH']],
    ['+6', ['PH', 'TH']],
    ['0063', ['PH']],
    ['cote', ['CI']],
    ['us', ['US']],
    ['land', ['TH']],
    ['united', ['US', 'GB']],
    ['xyz', []],
  ])('is found by "%s"', (typed, codes) =>
    expect(findCountries(countries, typed, (code) => names[code] ?? '').map((c) => c.code)).toEqual(
      codes,
    ),
  );
});
