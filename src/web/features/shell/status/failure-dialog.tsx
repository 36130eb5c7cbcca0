import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailureMessage } from '../../../widgets/failure-message/failure-message.tsx';

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
    </Dialog>
  );
}
