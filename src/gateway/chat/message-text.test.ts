import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChatRefusal } from './chat-refusal.ts';
import { cleanText } from './clean-text.ts';
import { coverWords, ownLinksOnly } from './prepare-message.ts';

const origins = ['https://parola.example', 'http://localhost:*'];
const links = (text: string) => ownLinksOnly(text, origins);

describe('cleanText', () => {
  it.each([
    ['Magandang gabi', 'Magandang gabi'],
    ['ภาษาไทยที่นี่', 'ภาษาไทยที่นี่'],
    ['👨‍👩‍👧 ☔️ 1️⃣', '👨‍👩‍👧 ☔️ 1️⃣'],
    ['  a\r\n\r\n\r\n\r\nb\t\tc ', 'a\n\nb c'],
    ['a\u202eb\u200bc\u2066d\u0000e\ufeff', 'abcde'],
    ['e\u0301', 'é'],
  ])('of %j is %j', (written, clean) => expect(cleanText(written)).toBe(clean));

  it('leaves three marks on a character and twelve lines', () => {
    expect(cleanText(`x${'\u0316'.repeat(500)}`)).toBe(`x${'\u0316'.repeat(3)}`);
    expect(cleanText('a\n'.repeat(40)).split('\n')).toHaveLength(12);
  });

  it('refuses what is empty or too long', () => {
    for (const empty of ['', '  \n ', '\u200b\u2060', '\u0301', '\u200d']) {
      expect(() => cleanText(empty)).toThrow('empty');
    }
    expect(cleanText('👍'.repeat(500))).toHaveLength(1_000);
    expect(() => cleanText('👍'.repeat(501))).toThrow('too_long');
    expect(() => cleanText('👨‍👩‍👧‍👦'.repeat(499))).toThrow('too_long');
  });

  it('of any text is refused, or the same when it is cleaned again', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 200 }), (written) => {
        try {
          const clean = cleanText(written);
          expect(cleanText(clean)).toBe(clean);
          const codes = Array.from(clean, (character) => character.codePointAt(0) ?? 0);
          expect(codes.every((code) => code === 10 || (code >= 32 && code !== 0x202e))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(ChatRefusal);
        }
      }),
    );
  });
});

describe('ownLinksOnly', () => {
  it.each([
    ['see https://parola.example/promotions?id=3 now', 'see /promotions?id=3 now'],
    ['http://localhost:4173/help', '/help'],
    [
      'Hello.How are you? 12.50 pesos... /promotions',
      'Hello.How are you? 12.50 pesos... /promotions',
    ],
    ['3:0 for us, e.g. now', '3:0 for us, e.g. now'],
  ])('of %j is %j', (text, shown) => expect(links(text)).toBe(shown));

  it.each([
    'https://parola.example.evil.example/promotions',
    'https://evil.example/?https://parola.example/promotions',
    'https://parola.example/wps/member',
    'https://user@evil.example',
    'www.evil.example',
    'EVIL.COM',
    'get it at évil.com!',
    't.me/parola',
    'javascript:alert(1)',
    'data:text/html,x',
    'parola。com',
  ])('refuses %j', (text) => expect(() => links(text)).toThrow('link'));
});

describe('coverWords', () => {
  it('covers words as a whole and in any case, and within scripts without spaces', () => {
    const words = ['damn', 'damn it', '傻瓜', 'c.t'];
    expect(coverWords('Damn it! damnation, DAMN.', words)).toBe('•••••••! damnation, ••••.');
    expect(coverWords('你是傻瓜吗', words)).toBe('你是••吗');
    expect(coverWords('cat c.t', words)).toBe('cat •••');
    expect(coverWords('damn', [])).toBe('damn');
  });
});
