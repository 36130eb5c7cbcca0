import { describe, expect, it } from 'vitest';
import { plainName, signOutsideName } from './written-name.ts';

describe('a written name', () => {
  it.each([
    ['  Ana\u00a0 Reyes ', 'Ana Reyes'],
    ['Pen\u0303a\u200b', 'Peña'],
    ['D´Souza', 'D’Souza'],
    ["O'Brien", "O'Brien"],
    ['ＡＮＡ', 'ANA'],
  ])('typed as %j is %j', (typed, name) => expect(plainName(typed)).toBe(name));

  it.each([
    ['Ma. Cristina D’Souza-Peña, Jr.', null],
    ['Ana2 Reyes', '2'],
    ['Ana@Reyes', '@'],
    ['', null],
  ])('%j has outside of a name %j', (typed, sign) => expect(signOutsideName(typed)).toBe(sign));
});
