import { expect, it } from 'vitest';
import { endOfShortNumber, shortNumber } from './short-number.ts';

const id = '0193b2f0-1c4e-7a51-9a2b-5d007f3a90c2';

it('the short number of an id is its end, and finds it however it is written', () => {
  expect(shortNumber(id)).toBe('7F3A-90C2');
  for (const written of ['7F3A-90C2', ' #7f3a 90c2 ', '7f3a90C2']) {
    expect(id.endsWith(endOfShortNumber(written) ?? '-')).toBe(true);
  }
});

it('an id that is short is its own short number, and other texts mean no end', () => {
  expect(shortNumber('100234')).toBe('100234');
  for (const text of ['', '7f3a', '7f3a-90c2-1', 'juan1234x', '%%%%-%%%%']) {
    expect(endOfShortNumber(text)).toBeNull();
  }
});
