import { expect, it } from 'vitest';
import { countGraphemes } from './count-graphemes.ts';

it.each([
  ['', 0],
  ['Sampaguita', 10],
  ['👨‍👩‍👧‍👦🇵🇭', 2],
  ['e\u0301', 1],
  ['กำ', 1],
  ['\r\n', 1],
])('counts the characters of %j', (text, count) => {
  expect(countGraphemes(text)).toBe(count);
});
