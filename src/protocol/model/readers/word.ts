import { custom, pipe, transform } from 'valibot';
import { readText } from '../wire.ts';

/** Finds a word in any case of its letters; null when it is none of them. */
export function findIn<Word extends string>(words: readonly Word[]) {
  return (value: unknown): Word | null => {
    const small = readText(value).toLowerCase();
    return words.find((one) => one === value || one.toLowerCase() === small) ?? null;
  };
}

/** A word of a vocabulary in a reply. Gateways write it in any case of its letters. */
// @__NO_SIDE_EFFECTS__
export function word<const Word extends string>(words: readonly Word[]) {
  const find = findIn(words);
  return pipe(
    custom<Word>((value) => find(value) !== null),
    transform((value): Word => find(value) ?? value),
  );
}
