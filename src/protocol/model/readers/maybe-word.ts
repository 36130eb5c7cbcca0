import { readText } from '../wire.ts';
import { reads } from './reads.ts';

/** Finds a word in any case of its letters; null when it is none of them. */
export function findIn<Word extends string>(words: readonly Word[]) {
  return (value: unknown): Word | null => {
    const small = readText(value).toLowerCase();
    return words.find((one) => one.toLowerCase() === small) ?? null;
  };
}

/**
 * A word of a vocabulary in a reply; one that is missing or unknown is 'other', so that its row stays. Our own gateway never
 * sends 'other'. The other readers of words have a file of their own, because the start of the app does without them.
 */
// @__NO_SIDE_EFFECTS__
export function wordOrOther<const Word extends string>(words: readonly Word[]) {
  return reads<Word, Word, 'other'>(findIn(words), 'other');
}
