import { describe, expect, it } from 'vitest';
import { formatManila } from './format-manila.ts';

// 16:30:05 UTC on 30 November is already December in Manila.
const at = Date.UTC(2026, 10, 30, 16, 30, 5);

describe('a time of Manila', () => {
  it.each([
    ['second', 'Dec 1, 2026, 12:30:05\u00a0AM'],
    ['day', 'Dec 1, 2026'],
    ['month', 'December 2026'],
  ] as const)('to the %s is %s', (to, text) => expect(formatManila(at, 'EN', to)).toBe(text));

  it.each(['second', 'minute', 'clock'] as const)('to the %s has 24 hours in Chinese', (to) => {
    expect(formatManila(at, 'CN', to)).toContain('00:30');
  });

  it.each(['EN', 'TY'] as const)('keeps AM with its hour on one line in %s', (language) => {
    for (const to of ['second', 'minute', 'clock'] as const)
      expect(formatManila(at, language, to)).toMatch(/\d\u00a0AM$/);
  });

  it('has Latin digits and the Gregorian year in Thai', () => {
    expect(formatManila(at, 'TH', 'day')).toMatch(/^1 .* 2026$/);
  });
});
