import { isBirthdayAtAge } from '#protocol/birthday.ts';
import { checkField } from '#protocol/check-field.ts';
import type { FieldRule } from '#protocol/model/rule.ts';
import { Refusal } from '../http/refusal.ts';

/** Refusals `field_required` and `field_refused`, with the name of the field and the limits of its rule. */
export function checkByRule(field: string, rule: FieldRule, typed: string): void {
  const fault = checkField(rule, typed);
  if (fault === null) return;
  const { patternId, minLength, maxLength } = rule;
  const code = fault === 'required' ? 'field_required' : 'field_refused';
  throw new Refusal(200, code, { value: { field, patternId, minLength, maxLength } });
}

/** Refusal `field_refused` for a typed birthday of somebody who is too young, and for one that is no date. */
export function checkBirthday(
  { minimumAge, now }: { readonly minimumAge: number; readonly now: number },
  typed = '',
): void {
  const birthday = typed.trim();
  if (birthday === '' || isBirthdayAtAge(birthday, minimumAge, now)) return;
  throw new Refusal(200, 'field_refused', { value: { field: 'birthday', patternId: 11 } });
}
