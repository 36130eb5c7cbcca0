import { describe, expect, it } from 'vitest';
import { matches } from './matches.ts';

describe('a name', () => {
  it.each([
    ['Habagat Reels', 'reels habagat', true],
    ['Sireña’s Song', 'SIRENA', true],
    ['Habagat Reels', 'reels tala', false],
  ])('%s is found by %s: %s', (name, words, found) => {
    expect(matches(name, words)).toBe(found);
  });
});
