import { fieldText } from './field-text.ts';
import type { FieldRule } from './model/rule.ts';
import { readPattern } from './pattern/pattern.ts';

/** Fault of a field: `required` and empty, or `refused` by its rule. */
export type FieldFault = 'required' | 'refused';

/**
 * Checks the text of a field, as `fieldText` reads it, against its rule; null when it fits. App and gateway use the same
 * function. A pattern that cannot be used is skipped; the length limits still apply.
 */
export function checkField(rule: FieldRule, text: string): FieldFault | null {
  const value = fieldText(rule, text);
  if (!rule.enabled) return null;
  if (value === '') return rule.required ? 'required' : null;
  if (value.length < rule.minLength || value.length > rule.maxLength) return 'refused';
  return readPattern(rule.pattern)?.test(value) === false ? 'refused' : null;
}
