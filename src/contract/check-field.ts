import type { FieldRule } from './model/rule.ts';
import { readPattern } from './pattern/pattern.ts';

/** What is wrong with a field: it is empty and must not be, or its rule does not take it. */
export type FieldFault = 'required' | 'refused';

/** What the rule of a field says to what was typed, the same in the app and at the gateway. A pattern that cannot be used says nothing: the bounds still hold. */
export function checkField(rule: FieldRule, typed: string): FieldFault | null {
  const value = typed.trim();
  if (!rule.enabled) return null;
  if (value === '') return rule.required ? 'required' : null;
  if (value.length < rule.minLength || value.length > rule.maxLength) return 'refused';
  return readPattern(rule.pattern)?.test(value) === false ? 'refused' : null;
}
