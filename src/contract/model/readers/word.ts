import { custom, nullish, pipe, transform } from 'valibot';
import { reads } from './reads.ts';

/** Finds a word in any case of its letters; null when it is none of them. */
function findIn<Word extends string>(words: readonly Word[]) {
  return (value: unknown): Word | null =>
    (typeof value === 'string' && words.find((one) => one.toLowerCase() === value.toLowerCase())) ||
    null;
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

/** As `word`; a word that is missing or unknown is 'other', so that its row stays. Our own gateway never sends 'other'. */
// @__NO_SIDE_EFFECTS__
export function wordOrOther<const Word extends string>(words: readonly Word[]) {
  return reads<Word, Word, 'other'>(findIn(words), 'other');
}

/** As `word`, but null when it is missing or unknown. */
// @__NO_SIDE_EFFECTS__
export function wordOrNull<const Word extends string>(words: readonly Word[]) {
  return nullish(reads<Word, Word, null>(findIn(words), null), null);
}
