import { describe, expect, it } from 'vitest';
import { checkField } from './check-field.ts';

const rule = {
  pattern: '^[a-z]+$',
  patternId: 0,
  minLength: 2,
  maxLength: 5,
  enabled: true,
  required: true,
};

describe('checkField', () => {
  it.each([
    ['accepts text that fits', {}, 'abc', null],
    ['ignores spaces around the text', {}, ' abc ', null],
    ['requires text', {}, '  ', 'required'],
    ['accepts an empty field that is not required', { required: false }, '', null],
    ['checks a field that is not required', { required: false }, 'A', 'refused'],
    ['refuses text that is too short', {}, 'a', 'refused'],
    ['refuses text that is too long', {}, 'abcdef', 'refused'],
    ['refuses other characters', {}, 'ab1', 'refused'],
    ['skips a disabled field', { enabled: false }, '', null],
    ['skips a broken pattern', { pattern: '[a-' }, 'A1', null],
    ['applies the length limits beside a broken pattern', { pattern: '[a-' }, 'A', 'refused'],
  ] as const)('%s', (_, change, text, fault) =>
    expect(checkField({ ...rule, ...change }, text)).toBe(fault),
  );

  it('returns soon for a pattern with catastrophic backtracking', () => {
    const slow = { ...rule, pattern: '^(a+)+$', maxLength: 100 };
    expect(checkField(slow, `${'a'.repeat(99)}!`)).toBe('refused');
  });
});
