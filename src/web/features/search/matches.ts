import { plainLetters } from '#protocol/plain-letters.ts';

/** Returns whether a name contains all words, in any order. */
export function matches(name: string, words: string): boolean {
  const text = plainLetters(name);
  return plainLetters(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
