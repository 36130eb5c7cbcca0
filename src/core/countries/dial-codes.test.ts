import { describe, expect, it } from 'vitest';
import { countryOf } from './dial-codes.ts';

const countries = [
  { code: 'PH', dialCode: '63' },
  { code: 'CA', dialCode: '1' },
  { code: 'JP', dialCode: '81' },
  { code: 'US', dialCode: '1' },
];

describe('the country of a number', () => {
  it.each([
    ['its code', { code: 'CA', dialCode: '1' }, 'CA'],
    ['its dial code', { dialCode: '81' }, 'JP'],
    ['its dial code with a plus', { dialCode: '+81' }, 'JP'],
    ['its dial code with zeros', { dialCode: '0081' }, 'JP'],
    ['the owner of a shared dial code', { dialCode: '1' }, 'US'],
    ["else the operator's own", { dialCode: '999' }, 'PH'],
    ["without a word the operator's own", {}, 'PH'],
  ])('is found from %s', (_, asked, code) => {
    expect(countryOf(countries, asked)?.code).toBe(code);
  });

  it('is null for an empty list', () => {
    expect(countryOf([], { code: 'PH' })).toBeNull();
  });
});
