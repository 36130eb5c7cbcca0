import { safeParse } from 'valibot';
import { type FieldRefusal, fieldRefusal } from '#contract/model/field-refusal.ts';
import type { Failure } from '../client/failure.ts';

/** The field that a refusal is about, by the wire's name, or null when it is about none. */
export function refusedField(failure: Failure): FieldRefusal | null {
  if (failure.kind === 'thirdParty' && failure.field !== null) {
    return { field: failure.field, patternId: null, minLength: null, maxLength: null };
  }
  if (failure.kind !== 'refused') return null;
  const { success, output } = safeParse(fieldRefusal, failure.value);
  return success && output.field !== '' ? output : null;
}
