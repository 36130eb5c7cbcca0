import { custom, pipe, transform } from 'valibot';

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
