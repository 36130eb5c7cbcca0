import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { isVisible, shownLine, shownNameText, withoutHidden } from './hidden-characters.ts';

describe('a text that others read', () => {
  it.each([
    ['turning characters', 'Ana\u202e nauJ\u202c', 'Ana nauJ'],
    ['isolating characters', '\u2066Ana\u2069', 'Ana'],
    ['zero-width characters', 'A\u200bn\ufeffa\u2060', 'Ana'],
    ['controls', 'A\u0000n\u007fa', 'Ana'],
    ['a soft hyphen', 'A\u00adna', 'Ana'],
    ['tag characters', 'Ana\u{e0041}\u{e007f}', 'Ana'],
    ['half a surrogate pair', 'Ana\ud83d', 'Ana'],
    ['piles of marks', `A${'\u0321'.repeat(60)}na`, `A${'\u0321'.repeat(3)}na`],
  ])('loses %s', (_, text, clean) => {
    expect(withoutHidden(text)).toBe(clean);
  });

  it.each(['Añejo', 'ขอบคุณ', '欢迎', '👩‍👩‍👧 family', 'क्‍ष', 'two\nlines'])('keeps "%s"', (text) => {
    expect(withoutHidden(text)).toBe(text.normalize('NFC'));
  });

  it('has one line where a line is asked for', () => {
    expect(parse(shownLine(60), '  For\n the\t team \u200b ')).toBe('For the team');
    expect(safeParse(shownLine(5), 'longer').success).toBe(false);
  });

  it.each(['', ' ', '\u200d', '\u200b\u202e', '\u0301'])('is no name with only %o', (text) => {
    expect(isVisible(withoutHidden(text))).toBe(false);
    expect(safeParse(shownNameText(60), text).success).toBe(false);
  });
});
