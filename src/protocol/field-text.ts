import { denseDigits } from './mobile-number.ts';
import type { FieldRule } from './model/rule.ts';
import { plainName } from './written-name.ts';

/** Ids of the patterns of names: letters and spaces. */
const namePatterns: ReadonlySet<number> = new Set([8, 12, 17, 18]);
const digitsOnly = 6;

/**
 * The text of a field as its rule reads it: digits of any script for a field of digits, without spaces, punctuation and a plus
 * between them, and a plain name for a field of letters and spaces. App and gateway use the same function.
 */
export function fieldText({ patternId }: Pick<FieldRule, 'patternId'>, typed: string): string {
  if (patternId === digitsOnly) return denseDigits(typed).replace(/^\+/, '');
  return namePatterns.has(patternId) ? plainName(typed) : typed.trim();
}
