import { nullish } from 'valibot';
import { reads } from './reads.ts';
import { findIn } from './word.ts';

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
