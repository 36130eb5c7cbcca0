import { describe, expect, it } from 'vitest';
import { formatManila } from './format-manila.ts';

// 16:30:05 UTC on 30 November is already December in Manila.
const at = Date.UTC(2026, 10, 30, 16, 30, 5);

describe('a time of Manila', () => {
  it.each([
    ['second', 'Dec 1, 2026, 00:30:05'],
    ['day', 'Dec 1, 2026'],
    ['month', 'December 2026'],
  ] as const)('to the %s is %s', (to, text) => expect(formatManila(at, 'EN', to)).toBe(text));

  it('has Latin digits and the Gregorian year in Thai', () => {
    expect(formatManila(at, 'TH', 'day')).toMatch(/^1 .* 2026$/);
  });
});
