import { custom, nullish, pipe, transform } from 'valibot';
import { findIn } from './maybe-word.ts';
import { reads } from './reads.ts';

/** A word of a vocabulary in a reply. Gateways write it in any case of its letters. */
// @__NO_SIDE_EFFECTS__
export function word<const Word extends string>(words: readonly Word[]) {
  const find = findIn(words);
  return pipe(
    custom<Word>((value) => find(value) !== null),
    transform((value): Word => find(value) ?? value),
  );
}

/** As `word`, but null when it is missing or unknown. */
// @__NO_SIDE_EFFECTS__
export function wordOrNull<const Word extends string>(words: readonly Word[]) {
  return nullish(reads<Word, Word, null>(findIn(words), null), null);
}
