import { useLingui } from '@lingui/react/macro';
import type { Block, TypedLogin } from '#core/accounts/excluded.ts';
import { exclusionEnd, type ExclusionKind } from '#core/protection/exclusions.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { useCaptcha } from '../../../widgets/account-form/use-captcha.ts';
import { useSubmit } from '../../../widgets/account-form/use-submit.ts';
import { lengthOf, useBreakLengths } from '../../../widgets/break/use-break-lengths.ts';

/** A length by which a break is made longer. */
export interface Choice {
  readonly kind: ExclusionKind;
  /** Hours or months as text, or `forGood`. */
  readonly length: string;
}

/** The kind and the length of an option such as `timeOut 24`. */
export function choiceOf(option: string): Choice {
  const [kind, length = ''] = option.split(' ');
  return { kind: kind === 'selfExclusion' ? kind : 'timeOut', length };
}

const tickMs = 10_000;

/** A length is offered when it makes the break longer by an hour or more. */
const leastMs = 3_600_000;

/** Gives the end of a break that is made longer now, in epoch milliseconds; null for good. */
export function useNewEnd(): (choice: Choice) => number | null {
  const now = useNow(tickMs);
  return ({ kind, length }) => exclusionEnd(kind, lengthOf(length), now ?? Number.NaN);
}

/** The lengths that make a break longer, in words. After a time-out there are the lengths of a self-exclusion too. */
export function useLongerLengths({ kind, endsAt, ...offered }: Block) {
  const { t } = useLingui();
  const newEnd = useNewEnd();
  const hours = useBreakLengths('timeOut', offered);
  const months = useBreakLengths('selfExclusion', offered);
  const isTimeOut = kind === 'timeOut';
  const options = [
    ...(isTimeOut ? hours : []).map(({ value, label }) => ({ value: `timeOut ${value}`, label })),
    ...months.map(({ value, label }) => ({
      value: `selfExclusion ${value}`,
      label: isTimeOut ? t`${label}, as a self-exclusion` : label,
    })),
  ];
  return options.filter(({ value }) => {
    const end = newEnd(choiceOf(value));
    return end === null || (endsAt !== null && end >= endsAt + leastMs);
  });
}

/** State, validation and submission of the form that makes a break longer. The login is the one that was refused. */
export function useLengthen(typed: TypedLogin, onLonger: (endsAt: number | null) => void) {
  const { accounts } = useApp();
  const { captcha, guard } = useCaptcha();
  const empty = { length: '', captcha: '' };
  const form = useForm<typeof empty, FieldFault>(empty, (entry) => ({
    length: entry.length === '' ? 'required' : null,
    captcha: captcha !== null && entry.captcha.trim() === '' ? 'required' : null,
  }));
  const submission = useSubmit({
    captcha: (fault) => form.setFaults({ captcha: fault }, { captcha: '' }),
  });

  async function lengthen() {
    const { kind, length } = choiceOf(form.entry.length);
    const login = { ...typed, captcha: form.entry.captcha };
    const { excluded } = await accounts();
    const lengthening = () => excluded.lengthen(login, kind, lengthOf(length));
    const endsAt = await guard(lengthening, () => form.change({ captcha: '' }));
    form.markSent();
    onLonger(endsAt);
  }

  return {
    form,
    captcha,
    submission,
    send: () => form.validate() && submission.send(lengthen),
  };
}
