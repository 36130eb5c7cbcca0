import { useLingui } from '@lingui/react/macro';
import type { Failure } from '#core/client/failure.ts';
import { refusedField } from '#core/registration/field-refusal.ts';
import type { RegisterField } from '#core/registration/registration-rules.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useFailureMessage } from '../../../i18n/failure-messages.ts';
import { usePatternMessage } from '../../../i18n/pattern-messages.ts';
import { fieldInputOf, readableName } from '../../../widgets/account-form/field-inputs.ts';

/** Fault of a field: it is empty, breaks its rule, differs from the password, is the birthday of a minor, or was refused by the gateway. */
export type RegisterFault = 'required' | 'refused' | 'differs' | 'tooYoung' | Failure;

/** Kinds of pattern that need no hint: any text (0), an e-mail address (3). */
const plainPatterns: ReadonlySet<number> = new Set([0, 3]);

/** Texts of a field: its label, its hint and its faults. */
export function useFieldMessages() {
  const { t } = useLingui();
  const patternWords = usePatternMessage();
  const failureWords = useFailureMessage();
  const { minimumAge } = useApp().brand;

  function nameOf({ name, rule }: RegisterField): string {
    const { label } = fieldInputOf(name, rule);
    return label ? t(label) : readableName(name);
  }

  /** The rule of a password is shown in parts, by `PasswordRule`. */
  function hint({ name, rule }: RegisterField): string | undefined {
    const { hint: own, type } = fieldInputOf(name, rule);
    if (own) return t(own);
    if (type === 'password') return undefined;
    return rule.required && !plainPatterns.has(rule.patternId) ? patternWords(rule) : undefined;
  }

  function refusalWords(field: RegisterField, failure: Failure): string {
    const code = failure.kind === 'refused' ? failure.code : null;
    const refusal = refusedField(failure);
    if (code === 'field_required') return fault(field, 'required');
    if (code !== 'field_refused') return failureWords(failure);
    const { patternId, minLength, maxLength } = refusal ?? field.rule;
    return patternWords({
      patternId: patternId ?? field.rule.patternId,
      minLength: minLength ?? field.rule.minLength,
      maxLength: maxLength ?? field.rule.maxLength,
    });
  }

  function fault(field: RegisterField, found: RegisterFault): string {
    const label = nameOf(field);
    if (found === 'required') return t`${label} not empty`;
    if (found === 'refused') return patternWords(field.rule);
    if (found === 'tooYoung') return t`You have to be ${minimumAge} or older.`;
    if (found === 'differs') return t`Incorrect confirmation input`;
    return refusalWords(field, found);
  }

  function label(field: RegisterField): string {
    const name = nameOf(field);
    return field.rule.required ? name : t`${name} (optional)`;
  }

  return { label, hint, fault };
}
