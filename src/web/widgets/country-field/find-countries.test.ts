import { describe, expect, it } from 'vitest';
import { countries } from '#demo/content/countries.ts';
import { findCountries, nameCountries } from './find-countries.ts';

const all = countries.map(({ countryCode, dialCode }) => ({ code: countryCode, dialCode }));

function found(typed: string, tag = 'en-PH'): string[] {
  return findCountries(nameCountries(all, tag), typed).map(({ code }) => code);
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
  ])('%s', (_, typed, code) => {
    expect(found(typed)[0]).toBe(code);
  });

  it.each([
    ['Estados', 'fil-PH', 'US'],
    ['日本', 'zh-Hans', 'JP'],
    ['ญี่ปุ่น', 'th', 'JP'],
  ])('its name in the language that is spoken: %s', (typed, tag, code) => {
    expect(found(typed, tag)[0]).toBe(code);
  });

  it('its English name, whatever is spoken', () => {
    expect(found('germany', 'th')).toEqual(['DE']);
  });
});

describe('the countries', () => {
  it("begin with the operator's own and go on by name", () => {
    const names = nameCountries(all, 'en-PH').map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Philippines', 'Afghanistan', 'Åland Islands']);
    expect(names).toHaveLength(all.length);
  });

  it('are all there while nothing is typed', () => {
    expect(found(' ')).toHaveLength(all.length);
  });

  it('are none when nothing fits', () => {
    expect(found('atlantis')).toEqual([]);
  });

  it('that share a dial code are all found by it', () => {
    expect(found('+1').slice(0, 3).toSorted()).toEqual(['CA', 'UM', 'US']);
  });

  it('go by their code where it is no country of ours', () => {
    expect(nameCountries([{ code: 'x1', dialCode: '0' }], 'en')[0]?.name).toBe('x1');
  });
});
