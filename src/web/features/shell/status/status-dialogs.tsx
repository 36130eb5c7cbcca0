import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { endMessage } from '../../../i18n/failure-messages.ts';
import { discardWork, unsavedWork } from '../../../lib/form/unsaved-work.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { ContactLink, FailureMessage } from '../../../widgets/failure-message/failure-message.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

/** Says that the gateway has ended the session. The only action reloads the home page. */
export function SessionEndedDialog() {
  const { t } = useLingui();
  const { session } = useApp();
  const { ended } = useSnapshot(session.state);
  const navigate = useNavigate();
  if (ended === null) return null;
  const reason = endMessage(ended);

  function confirm() {
    session.confirmEnded();
    discardWork();
    void navigate({ to: '/', reloadDocument: true });
  }

  return (
    <Confirm
      title={t`You have been signed out`}
      yes={<Trans>To the home page</Trans>}
      onYes={confirm}
    >
      <span>
        {(typeof reason === 'object' && reason ? t(reason) : reason) ?? (
          <Trans>
            Your session is over. Your money and your favourites are safe in your account.
          </Trans>
        )}
      </span>{' '}
      <ContactLink />
    </Confirm>
  );
}

const BreakRefusal = lazyComponent(() =>
  import('../../../widgets/break/break-end.tsx').then((loaded) => loaded.BreakRefusal),
);

/** The warning after an action that was refused. The focus returns to the control of the action. */
export function FailureDialog() {
  const { t } = useLingui();
  const { ui } = useApp();
  const { failure } = useSnapshot(ui.state);
  if (failure === null) return null;

  const close = () => ui.showFailure(null);
  return (
    <Dialog
      isMessage
      title={t`That did not work`}
      onClose={close}
      footer={
        <Button variant="primary" data-first="" onClick={close}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      <FailureMessage failure={failure} />
      {failure.kind === 'refused' && failure.code?.startsWith('login_blocked') && (
        <BreakRefusal failure={failure} />
      )}
    </Dialog>
  );
}

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
