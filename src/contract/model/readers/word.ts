import { custom, fallback, nullish, pipe, transform } from 'valibot';

/** A word of a vocabulary in a reply. Gateways write it in any case of its letters. */
// @__NO_SIDE_EFFECTS__
export function word<const Word extends string>(words: readonly Word[]) {
  const find = (value: unknown) =>
    typeof value === 'string'
      ? words.find((one) => one.toLowerCase() === value.toLowerCase())
      : undefined;
  return pipe(
    custom<Word>((value) => find(value) !== undefined),
    transform((value): Word => find(value) ?? value),
  );
}

/** As `word`; a word that is missing or unknown is 'other', so that its row stays. Our own gateway never sends 'other'. */
// @__NO_SIDE_EFFECTS__
export function wordOrOther<const Word extends string>(words: readonly Word[]) {
  return fallback(
    pipe(
      word(words),
      transform((one): Word | 'other' => one),
    ),
    'other',
  );
}

/** As `word`, but null when it is missing or unknown. */
// @__NO_SIDE_EFFECTS__
export function wordOrNull<const Word extends string>(words: readonly Word[]) {
  return fallback(nullish(word(words), null), null);
}
