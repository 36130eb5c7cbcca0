import { expect, it } from 'vitest';
import { plainLetters } from './plain-letters.ts';

it.each([
  ['Piñata', 'pinata'],
  ['PIN\u0303ATA', 'pinata'],
  ['Pédro Über', 'pedro uber'],
  ['ไพ่', 'ไพ่'],
  ['新年', '新年'],
])('%s is compared as %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});
