import { describe, expect, it } from 'vitest';
import { plainDigits, withoutInvisible } from './written-text.ts';

/** All decimal digits that this engine knows, in runs of ten by script. */
function digitsOfAllScripts(): string[] {
  const digits = Array.from({ length: 0x1_e000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((text) => /\p{Nd}/u.test(text));
  return Array.from({ length: digits.length / 10 }, (_, run) =>
    digits.slice(run * 10, run * 10 + 10).join(''),
  );
}

describe('plain digits', () => {
  it.each([
    ['๑๒๕๐', '1250'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۴۵۶', '456'],
    ['१२३', '123'],
    ['１２．５０', '12.50'],
    ['＋６３（０）', '+63(0)'],
    ['𝟙𝟚𝟛', '123'],
    ['12\u200b34', '1234'],
    ['\u202a+63 917\u202c', '+63 917'],
    ['\ufeff0917\u2060', '0917'],
    ['1\u00a0250', '1 250'],
    ['1\u202f250', '1 250'],
    ['12⁵⁰', '12⁵⁰'],
    ['1½', '1½'],
    ['Piña', 'Piña'],
    ['', ''],
  ])('are read from %j as %j', (text, plain) => expect(plainDigits(text)).toBe(plain));

  it('are read from every script', () => {
    const runs = digitsOfAllScripts();
    expect(runs.length).toBeGreaterThan(50);
    expect(runs.filter((run) => plainDigits(run) !== '0123456789')).toEqual([]);
  });
});

describe('a text without invisible characters', () => {
  it('keeps everything else', () => {
    expect(withoutInvisible('Ana\u200b \u2067Reyes\u2069 ñ १')).toBe('Ana Reyes ñ १');
  });
});
