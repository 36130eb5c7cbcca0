import { safeParse } from 'valibot';
import { type FieldRefusal, fieldRefusal } from '#protocol/model/field-refusal.ts';
import type { Failure } from '../client/failure.ts';

/** The field of a refusal, by its name in the protocol; null for none. */
export function refusedField(failure: Failure): FieldRefusal | null {
  if (failure.kind === 'thirdParty' && failure.field !== null) {
    return { field: failure.field, patternId: null, minLength: null, maxLength: null };
  }
  if (failure.kind !== 'refused') return null;
  const { success, output } = safeParse(fieldRefusal, failure.value);
  return success && output.field !== '' ? output : null;
}
