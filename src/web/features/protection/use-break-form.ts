import { useLingui } from '@lingui/react/macro';
import type { ExclusionKind, ExclusionsSlice } from '#core/protection/exclusions.ts';
import { longestReason } from '#protocol/model/protection/exclusion.ts';
import { formatManila } from '../../i18n/format-manila.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useForm } from '../../lib/form/use-form.ts';
import type { FieldFault } from '../../widgets/account-form/field-fault.ts';
import { useSubmit } from '../../widgets/account-form/use-submit.ts';
import { lengthOf } from '../../widgets/break/use-break-lengths.ts';

interface BreakFormOptions {
  kind: ExclusionKind;
  /** The chosen length as text. */
  length: string;
  slice: ExclusionsSlice;
  /** The reason that was typed before the player went back. */
  reason: string;
}

/** The password that begins a break, and the reason for it. After it, the player is signed out in all tabs, with words that name the end. */
export function useBreakForm({ kind, length, slice, reason }: BreakFormOptions) {
  const { session } = useApp();
  const wordsOf = useBegunWords(kind);
  const empty = { reason, loginPassword: '' };
  const form = useForm<typeof empty, FieldFault>(empty, (entry) => ({
    reason: entry.reason.trim().length > longestReason ? 'required' : null,
    loginPassword: entry.loginPassword.trim() === '' ? 'required' : null,
  }));
  const submission = useSubmit({
    loginPassword: (fault) => form.setFaults({ loginPassword: fault }),
  });

  async function begin() {
    const { customerId } = session.state;
    const endsAt = await slice.begin({ kind, length: lengthOf(length), ...form.entry });
    form.markSent();
    // The notice of the end may have come before the answer, and another member may have signed in since.
    if ([customerId, null].includes(session.state.customerId)) session.end(wordsOf(endsAt));
  }

  return {
    form,
    submission,
    submit: () => form.validate() && submission.send(begin),
  };
}

/** The words for a break that has begun. */
function useBegunWords(kind: ExclusionKind): (endsAt: number | null) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (endsAt) => {
    const until = formatManila(endsAt ?? Number.NaN, language, 'minute');
    if (kind === 'closed')
      return t`Your account is closed. Take care. Customer service is there for you if you would like to talk.`;
    if (endsAt === null)
      return t`Your break has begun, for good. Take care. Customer service is there for you if you would like to talk.`;
    return t`Your break has begun and lasts until ${until}, Manila time. Take care. Customer service is there for you if you would like to talk.`;
  };
}
