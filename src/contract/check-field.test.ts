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

describe('a field', () => {
  it.each([
    ['is right', {}, 'abc', null],
    ['is right with spaces around', {}, ' abc ', null],
    ['has to be filled in', {}, '  ', 'required'],
    ['may stay empty when it is not required', { required: false }, '', null],
    ['is checked when it is filled in, required or not', { required: false }, 'A', 'refused'],
    ['is too short', {}, 'a', 'refused'],
    ['is too long', {}, 'abcdef', 'refused'],
    ['has signs that are not taken', {}, 'ab1', 'refused'],
    ['is not asked for', { enabled: false }, '', null],
    ['is taken by its length where the pattern is broken', { pattern: '[a-' }, 'A1', null],
    ['keeps its bounds where the pattern is broken', { pattern: '[a-' }, 'A', 'refused'],
  ] as const)('%s', (_, change, typed, fault) =>
    expect(checkField({ ...rule, ...change }, typed)).toBe(fault),
  );

  it('does not stop at a pattern that would stop a browser', () => {
    const slow = { ...rule, pattern: '^(a+)+$', maxLength: 100 };
    expect(checkField(slow, `${'a'.repeat(99)}!`)).toBe('refused');
  });
});
