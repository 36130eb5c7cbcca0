import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

describe('plain text of an announcement', () => {
  it.each([
    ['<p>Deposit <b>now</b></p>', 'Deposit now'],
    ['<p>One</p><p>Two<br>Three</p>', 'One\nTwo\nThree'],
    ['<ul><li>First</li><li>Second</li></ul>', 'First\nSecond'],
    ['3 < 5 and 7 > 2', '3 < 5 and 7 > 2'],
    ['&#8369;500 &amp; more&hellip;', '₱500 & more…'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&unknown; &constructor; &#0;&#55296;', '&unknown; &constructor;'],
    ['<a title="a > b" href=\'x>y\'>link</a>', 'link'],
    ['before<!-- <p>hidden</p> -->after', 'beforeafter'],
    ['<SCRIPT>alert(1)</SCRIPT >safe<style>p{}</style>', 'safe'],
    ['never closed <a href="', 'never closed'],
    ['<!doctype html><?xml?>text', 'text'],
    ['Señor<span>es</span>', 'Señores'],
    ['İİİİ<script>secret</script>kept', 'İİİİkept'],
  ])('reads %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('returns any escaped text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const lines = text.split('\n').map(collapseSpaces);
        expect(plainText(escape(text))).toBe(lines.filter((line) => line !== '').join('\n'));
      }),
    );
  });

  it('removes nested tags', () => {
    const name = fc.constantFrom('b', 'i', 'span', 'a', 'font', 'em');
    const attribute = fc.string().map((value) => ` title="${value.replaceAll('"', '')}"`);
    const words = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(words, fc.array(fc.tuple(name, attribute)), (text, tags) => {
        const html = tags.reduce(
          (inner, [tag, extra]) => `<${tag}${extra}>${inner}</${tag}>`,
          text,
        );
        expect(plainText(html)).toBe(text);
      }),
    );
  });

  it('drops the content of scripts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const html = `${escape(before)}<script>secret</script>${escape(after)}`;
        expect(plainText(html)).toBe(plainText(`${escape(before)}${escape(after)}`));
      }),
    );
  });

  it.each(['<', '<a "', '<script>', '<!--', '&#', '&amp', '</', "<a b='"])(
    'reads 500,000 characters of %s in one go',
    (piece) => {
      // A step for each pair of characters would take minutes.
      expect(plainText(piece.repeat(500_000 / piece.length)).length).toBeLessThan(500_001);
    },
  );
});
