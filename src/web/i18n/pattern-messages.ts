import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type PatternId, patternIdOf } from '#protocol/model/pattern-id.ts';

/** The part of a field's rule that its message contains. */
interface Rule {
  readonly patternId: number;
  readonly minLength: number;
  readonly maxLength: number;
}

/** The allowed length. Equal bounds give one number. */
function lengthOf({
  minLength: min,
  maxLength: max,
}: Pick<Rule, 'minLength' | 'maxLength'>): MessageDescriptor {
  if (min === max) return msg`${plural(max, { one: '# character', other: '# characters' })}`;
  if (min === 0) return msg`at most ${plural(max, { one: '# character', other: '# characters' })}`;
  return msg`${min}–${max} characters`;
}

/** A message for each pattern, with the allowed length. The project does not compile while a pattern has none. */
const sentences: Readonly<Record<PatternId, (length: string) => MessageDescriptor>> = {
  0: (length) => msg`Please enter ${length}.`,
  1: (length) => msg`Please enter ${length}: letters and digits, a letter first.`,
  2: (length) => msg`Please enter ${length}: letters and Chinese characters.`,
  3: (length) => msg`Please enter an e-mail address such as ana@example.com, of ${length}.`,
  4: (length) => msg`Please enter ${length}: letters and digits, no special characters.`,
  5: (length) => msg`Please enter ${length}, with both letters and digits in them.`,
  6: (length) => msg`Please enter ${length}: digits only.`,
  7: (length) => msg`Please enter ${length}: letters and digits, at least one capital letter.`,
  8: (length) => msg`Please enter ${length}: English letters and spaces.`,
  9: (length) => msg`Please enter ${length}, without spaces.`,
  10: (length) => msg`Please enter ${length}: Chinese characters and symbols.`,
  11: (length) => msg`Please enter a date as year, month and day, such as 1990-12-31: ${length}.`,
  12: (length) => msg`Please enter ${length}: letters and spaces, at least two letters.`,
  13: (length) => msg`Please enter a date as month, day and year, such as 12-31-1990: ${length}.`,
  14: (length) => msg`Please enter ${length}: letters and digits only.`,
  15: (length) => msg`Please enter ${length}: Korean letters only.`,
  16: (length) => msg`Please enter ${length}: Thai letters only.`,
  17: (length) => msg`Please enter ${length}: Thai or English letters and spaces.`,
  18: (length) => msg`Please enter ${length}: capital letters and spaces, at least one letter.`,
  19: (length) => msg`Please enter ${length}: letters, digits and symbols.`,
};

/** A function that returns the allowed length of a field in the active language. */
export function useLengthMessage(): (rule: Pick<Rule, 'minLength' | 'maxLength'>) => string {
  const { _ } = useLingui();
  return (rule) => _(lengthOf(rule));
}

/** A function that returns the requirement of a field's rule in the active language. */
export function usePatternMessage(): (rule: Rule) => string {
  // `_` changes with the language. `i18n` does not, so the React compiler would cache its results.
  const { _ } = useLingui();
  return (rule) => _(sentences[patternIdOf(rule.patternId)](_(lengthOf(rule))));
}
