import { countGraphemes } from '#protocol/count-graphemes.ts';
import { longestLetter, longestLetterTitle } from '#protocol/model/contact/message.ts';
import type { LetterTarget } from '#protocol/vocabulary/message.ts';
import type { Faults } from '../../../lib/form/use-form.ts';

/** The fields of the form. An empty `to` is no choice. */
export interface LetterStart {
  readonly to: LetterTarget | '';
  readonly account: string;
  readonly title: string;
  readonly content: string;
}

/** The error of a field. */
export type LetterFault = 'required' | 'long';

function textFault(text: string, most: number): LetterFault | null {
  const length = countGraphemes(text.trim());
  if (length === 0) return 'required';
  return length > most ? 'long' : null;
}

/** The faults of the form. */
export function checkLetter({
  to,
  account,
  title,
  content,
}: LetterStart): Faults<LetterStart, LetterFault> {
  return {
    to: to === '' ? 'required' : null,
    account: to === 'downline' && account.trim() === '' ? 'required' : null,
    title: textFault(title, longestLetterTitle),
    content: textFault(content, longestLetter),
  };
}
