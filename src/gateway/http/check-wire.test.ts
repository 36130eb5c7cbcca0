import { describe, expect, it } from 'vitest';
import { checkWire } from './check-wire.ts';
import { Refusal } from './refusal.ts';

const nested = (depth: number): unknown => (depth === 0 ? 'a' : [nested(depth - 1)]);

describe('the values of a request', () => {
  it.each([
    ['U+0000', 'a\0b'],
    ['the first half of a character', 'a\ud83d'],
    ['the second half of a character', '\ude00a'],
    ['the halves in the wrong order', '\ude00\ud83d'],
  ])('are refused with %s in a text, a list, an object and a name', (_, text) => {
    for (const wire of [text, [1, text], { inner: { text } }, { words: { [text]: 1 } }]) {
      expect(() => checkWire(wire)).toThrow(Refusal);
    }
  });

  it('are taken with whole characters of every kind', () => {
    const texts = ['', 'Ñandú', '😀', '👩‍👩‍👧', '中文', 'ภาษาไทย', '\u202e', '\ufffd'];
    expect(() => checkWire({ texts, nothing: null, amount: 1.5, flag: true })).not.toThrow();
  });

  it('are refused inside of more than 32 others', () => {
    expect(() => checkWire(nested(32))).not.toThrow();
    expect(() => checkWire(nested(33))).toThrow(Refusal);
  });
});
