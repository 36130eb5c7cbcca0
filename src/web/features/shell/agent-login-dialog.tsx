import { Trans, useLingui } from '@lingui/react/macro';
import { useDialogLink } from '../../lib/dialog/use-dialog-link.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

/** Says to a guest why the agent centre led to the home page. */
export function AgentLoginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const toDialog = useDialogLink();
  return (
    <Dialog
      isMessage
      title={t`The agent centre`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <ButtonLink {...toDialog('login', { next: '/agentHome' })} variant="primary" data-first>
            <Trans>Log in</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>
        <Trans>
          You are not logged in, so this is the home page. The agent centre opens for agents: log in
          with an agent account to go there.
        </Trans>
      </p>
    </Dialog>
  );
}
