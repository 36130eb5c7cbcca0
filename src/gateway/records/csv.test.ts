import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountCell, csvLine, textCell, timeCell } from './csv.ts';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('keeps %j from being a formula', (text) => {
  expect(textCell(text).replace(/^"/, '')).toMatch(/^'/);
});

it('quotes commas, quotes and line breaks', () => {
  expect(textCell('a,"b"\nc')).toBe('"a,""b""\nc"');
  expect(csvLine(['a', textCell('b,c')])).toBe('a,"b,c"\r\n');
});

it('writes no cell that a spreadsheet runs', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = textCell(text).replace(/^"/, '');
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});

it('writes amounts with two decimals and times of +08:00', () => {
  expect(amountCell(-1_234_505)).toBe('-12345.05');
  expect(timeCell(Date.parse('2026-11-21T16:00:01Z'))).toBe('2026-11-22 00:00:01');
});
