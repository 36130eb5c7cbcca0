import { describe, expect, it } from 'vitest';
import { checkField } from '#protocol/check-field.ts';
import { passwordRequirements } from './password-requirements.ts';

const base = { patternId: 19, minLength: 8, maxLength: 64, enabled: true, required: true };
const long = { ...base, pattern: '^(?=.*[A-Za-z])(?=.*[0-9])[!-~]+$' };
const plain = { ...base, pattern: '^[a-zA-Z0-9]+$', minLength: 6, maxLength: 20 };

const kinds = (rule: typeof long, typed = '') =>
  passwordRequirements(rule, typed).map(({ kind }) => kind);
const unmet = (rule: typeof long, typed: string) =>
  passwordRequirements(rule, typed)
    .filter(({ isMet }) => !isMet)
    .map(({ kind }) => kind);

describe('the requirements of a password', () => {
  it('are read from the pattern of the operator', () => {
    expect(kinds(long)).toEqual(['length', 'letter', 'digit']);
    expect(kinds(plain)).toEqual(['length', 'noSymbols']);
    const capital = '^(?=.*[A-Z])(?=.*[0-9])[A-Za-z0-9]+$';
    expect(kinds({ ...long, pattern: capital })).toEqual([
      'length',
      'letter',
      'capital',
      'digit',
      'noSymbols',
    ]);
    expect(kinds({ ...long, pattern: '.*' })).toEqual(['length']);
    expect(kinds({ ...long, pattern: '^(?=.*[!-/]).+$' })).toEqual(['length', 'symbol']);
  });

  it('are only the length where the pattern cannot be used', () => {
    expect(kinds({ ...long, pattern: '(' })).toEqual(['length']);
    expect(unmet({ ...long, pattern: '(' }, 'any text 1')).toEqual([]);
  });

  it('are unmet before anything is typed', () => {
    expect(unmet(long, '')).toEqual(['length', 'letter', 'digit']);
  });

  it.each([
    ['a', ['length', 'digit']],
    ['1234567', ['length', 'letter']],
    ['12345678', ['letter']],
    ['correct-horse-7', []],
    [' padded77 ', []],
    ['two words 7', ['noSpaces']],
    ['señora2026', ['english']],
    [`${'a'.repeat(64)}1`, ['length']],
  ])('of %j name the ones that are missing', (typed, missing) => {
    expect(unmet(long, typed)).toEqual(missing);
  });

  it('name the whole rule when nothing else explains the refusal', () => {
    expect(unmet({ ...long, pattern: '^x.*$' }, 'yyyyyyyy')).toEqual(['rule']);
  });

  it('are all met exactly when the rule accepts the text', () => {
    const letters = ['a', 'Z', '7', '-', '~', ' ', 'ñ', '中'];
    const texts = Array.from({ length: 3_000 }, (_, index) =>
      Array.from(
        { length: index % 12 },
        (_place, place) => letters[(index * (place + 3) + (index >> place)) % letters.length],
      ).join(''),
    );
    for (const rule of [long, plain, { ...plain, pattern: '^[A-Za-z][a-z0-9]*$' }]) {
      for (const text of texts) {
        expect([text, unmet(rule, text).length === 0]).toEqual([
          text,
          checkField(rule, text) === null,
        ]);
      }
    }
  });
});
