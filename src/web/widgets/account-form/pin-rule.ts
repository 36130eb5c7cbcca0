import type { FieldRule } from '#protocol/model/rule.ts';
import { entryFault } from '#core/registration/entry-fault.ts';
import type { FieldFault } from './field-fault.ts';

/** Rule of the withdrawal password: six digits. */
const pinRule: FieldRule = {
  pattern: '^[0-9]+$',
  patternId: 6,
  minLength: 6,
  maxLength: 6,
  enabled: true,
  required: true,
};

/** Checks a typed withdrawal password. */
export function pinFault(typed: string): FieldFault | null {
  return entryFault(pinRule, typed);
}

/** Checks a new withdrawal password that is typed twice. */
export function newPinFaults({
  newPassword,
  confirmation,
}: {
  newPassword: string;
  confirmation: string;
}): { newPassword: FieldFault | null; confirmation: FieldFault | null } {
  const isSame = confirmation === newPassword;
  return {
    newPassword: pinFault(newPassword),
    confirmation: confirmation === '' ? 'required' : isSame ? null : 'differs',
  };
}
