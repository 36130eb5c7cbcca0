import { useLingui } from '@lingui/react/macro';
import type { Failure } from '#core/client/failure.ts';
import type { EntryFault } from '#core/registration/entry-fault.ts';
import { refusedField } from '#core/registration/field-refusal.ts';
import { useFailureMessage } from '../../i18n/failure-messages.ts';
import { usePatternMessage } from '../../i18n/pattern-messages.ts';

/** Fault of a field in a form of the account: found by the app, or by the gateway (`failure`). */
export type FieldFault = EntryFault | 'differs' | 'noEmail' | { readonly failure: Failure };

const noRule = { patternId: null, minLength: null, maxLength: null };

/** The fault of a one-time code, which has six digits. */
export function codeFault(code: string): 'required' | null {
  return /^\d{6}$/.test(code.trim()) ? null : 'required';
}

/** Gives the message for a fault. `missing` is the message for an empty field. */
export function useFaultMessage(): (fault: FieldFault | null, missing: string) => string | null {
  const { t } = useLingui();
  const failureWords = useFailureMessage();
  const patternWords = usePatternMessage();

  function wordsOfRefusal(failure: Failure): string {
    const { patternId, minLength, maxLength } = refusedField(failure) ?? noRule;
    const isByRule = failure.kind === 'refused' && failure.code === 'field_refused';
    if (!isByRule || patternId === null || minLength === null || maxLength === null) {
      return failureWords(failure);
    }
    return patternWords({ patternId, minLength, maxLength });
  }

  return (fault, missing) => {
    if (fault === null) return null;
    if (fault === 'required') return missing;
    if (fault === 'differs')
      return t`The two passwords are not the same. Please type the new one twice.`;
    if (fault === 'noEmail') return t`Please enter an e-mail address such as ana@example.com.`;
    return 'rule' in fault ? patternWords(fault.rule) : wordsOfRefusal(fault.failure);
  };
}
