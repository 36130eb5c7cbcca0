import { expect, it } from 'vitest';
import { rateText, typedRate } from './typed-rate.ts';

it.each([
  ['0.5', 50],
  [' 1 ', 100],
  ['0,07', 7],
  ['1.1', 110],
  ['๐.๕', 50],
  ['0.5 %', 50],
  ['0.29', 29],
  ['', null],
  ['-1', null],
  ['1.005', null],
  ['1.250', null],
  ['1e2', null],
])('%j is a rate of %s', (typed, rate) => {
  expect(typedRate(typed)).toBe(rate);
  if (rate !== null) expect(typedRate(rateText(rate))).toBe(rate);
});
