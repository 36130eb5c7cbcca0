import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { unsavedWork } from '../../../lib/form/unsaved-work.ts';
import { Confirm } from '../../../ui/confirm/confirm.tsx';

/** The question whose answer `confirmLeaving` waits for. */
export function UnsavedWorkQuestion() {
  const { t } = useLingui();
  const { question } = useSnapshot(unsavedWork);
  if (question === null) return null;
  return (
    <Confirm
      title={t`Leave this form?`}
      prefersNo
      yes={<Trans>Leave</Trans>}
      onYes={() => question.answer(true)}
      no={<Trans>Keep editing</Trans>}
      onNo={() => question.answer(false)}
    >
      <Trans>You have not sent it yet, and what you typed may be lost.</Trans>
    </Confirm>
  );
}
