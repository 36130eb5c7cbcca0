import { describe, expect, it } from 'vitest';
import { countries } from '#demo/content/countries.ts';
import { findCountries, nameCountries } from './find-countries.ts';

const all = countries.map(({ countryCode, dialCode }) => ({ code: countryCode, dialCode }));

function found(text: string, tag = 'en-PH'): string[] {
  return findCountries(nameCountries(all, tag), text).map(({ code }) => code);
}

describe('a country is found by', () => {
  it.each([
    ['its name', 'japan', 'JP'],
    ['the beginning of its name', 'philip', 'PH'],
    ['a later word of its name', 'korea', 'KP'],
    ['a name without its accents', 'turkiye', 'TR'],
    ['its code', 'de', 'DE'],
    ['its dial code', '81', 'JP'],
    ['its dial code with a plus', '+63', 'PH'],
    ['its dial code with zeros and a space', '00 49', 'DE'],
  ])('%s', (_, text, code) => {
    expect(found(text)[0]).toBe(code);
  });

  it.each([
    ['Estados', 'fil-PH', 'US'],
    ['日本', 'zh-Hans', 'JP'],
    ['ญี่ปุ่น', 'th', 'JP'],
  ])('its name in the active language: %s', (text, tag, code) => {
    expect(found(text, tag)[0]).toBe(code);
  });

  it('its English name in every language', () => {
    expect(found('germany', 'th')).toEqual(['DE']);
  });
});

describe('the countries', () => {
  it('start with the country of the operator, then follow the alphabet', () => {
    const names = nameCountries(all, 'en-PH').map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Philippines', 'Afghanistan', 'Åland Islands']);
    expect(names).toHaveLength(all.length);
  });

  it('are all found by an empty text', () => {
    expect(found(' ')).toHaveLength(all.length);
  });

  it('are empty when nothing matches', () => {
    expect(found('atlantis')).toEqual([]);
  });

  it('that share a dial code are all found by it', () => {
    expect(found('+1').slice(0, 3).toSorted()).toEqual(['CA', 'UM', 'US']);
  });

  it('show the code when it is not a country code', () => {
    expect(nameCountries([{ code: 'x1', dialCode: '0' }], 'en')[0]?.name).toBe('x1');
  });
});
