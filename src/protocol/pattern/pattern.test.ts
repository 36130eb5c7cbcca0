import { array, assert, constantFrom, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPattern } from './pattern.ts';

/** Pieces that form a valid pattern in any order. */
const pieces = [
  'a',
  'b',
  '.',
  '\\d',
  '[a-c]',
  '[^a1]',
  '(a|b)',
  '(?:ab|a)',
  '(?=.*1)',
  '(?!b)',
  'a*',
  'a+?',
  'b?',
  '[ab]{2}',
  '[ab]{1,}',
  '(a|1){0,2}',
  '(a*)*',
  '(a|b|)+',
  '\\b',
  '\\B',
  '|',
  '\\u0031',
  '\\.',
  '-',
];

const patterns = tuple(
  constantFrom('', '^'),
  array(constantFrom(...pieces), { maxLength: 5 }),
  constantFrom('', '$'),
).map(([start, middle, end]) => start + middle.join('') + end);

const texts = string({ unit: constantFrom(...Array.from('ab1 .-é')), maxLength: 8 });

describe('a pattern', () => {
  it('gives the result of the engine of the browser', () => {
    assert(
      property(patterns, texts, (pattern, text) => {
        expect(readPattern(pattern)?.test(text)).toBe(new RegExp(pattern).test(text));
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['^[A-Za-z][A-Za-z0-9]*$', 'juan7', true],
    ['^[A-Za-z][A-Za-z0-9]*$', '7juan', false],
    ['^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]+$', 'abc1', true],
    ['^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]+$', 'abcd', false],
    ['^[\\u0E00-\\u0E7F]+$', 'สวัสดี', true],
    ['^[\\u0E00-\\u0E7F]+$', 'sawasdee', false],
    ['^\\d{4}-\\d{2}-\\d{2}$', '2001-02-03', true],
    ['^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', 'juan@example.com', true],
  ])('%s tests %s: %s', (pattern, text, found) => {
    expect(readPattern(pattern)?.test(text)).toBe(found);
  });

  it.each([
    ['is invalid', '^[a-'],
    ['has a quantifier out of order', 'a{2,1}'],
    ['has a backreference', '^(a)\\1$'],
    ['has a lookbehind', '(?<=a)b'],
    ['has a Unicode property, which needs the u flag', '^\\p{L}+$'],
    ['is too large', '(?:a{50}){50}'],
    ['is nested too deep', '('.repeat(50) + ')'.repeat(50)],
  ])('is null when it %s', (_, pattern) => expect(readPattern(pattern)).toBeNull());

  it.each(['^(a+)+$', '^(a|a)*$', '^(a*)*b$', '(.*a){20}$', '^(\\w+\\s?)*$', '(?=(a+)+$)b'])(
    'with catastrophic backtracking, %s, runs in bounded time',
    (pattern) => {
      // All ways to divide 200 letters take longer than the test may.
      expect(readPattern(pattern)?.test(`${'a'.repeat(200)}!`)).toBe(false);
    },
  );

  it('gives the right result for ^(a+)+$', () => {
    expect(readPattern('^(a+)+$')?.test(`${'a'.repeat(200)}!`)).toBe(false);
    expect(readPattern('^(a+)+$')?.test('a'.repeat(200))).toBe(true);
  });

  it('never throws', () => {
    assert(
      property(string(), string(), (pattern, text) => {
        readPattern(pattern)?.test(text);
      }),
    );
  });
});
