import { checkField } from '#contract/check-field.ts';
import type { FieldRule } from '#contract/model/rule.ts';
import { Refusal } from '../../http/refusal.ts';

/** Refusals `field_required` and `field_refused`, with the name of the field and the limits of its rule. */
export function checkByRule(field: string, rule: FieldRule, typed: string): void {
  const fault = checkField(rule, typed);
  if (fault === null) return;
  const { patternId, minLength, maxLength } = rule;
  const code = fault === 'required' ? 'field_required' : 'field_refused';
  throw new Refusal(200, code, { value: { field, patternId, minLength, maxLength } });
}
