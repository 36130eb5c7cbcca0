import { Trans, useLingui } from '@lingui/react/macro';
import type { Downline, Downlines } from '#core/agent/agent.ts';
import { useModules } from '../../../../lib/use-modules.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Disclosure } from '../../../../ui/disclosure/disclosure.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import styles from '../../agent.module.css';
import { PasswordForm } from './password-form.tsx';
import { PromoteAction, SuspendAction } from './state-actions.tsx';
import { RebateForm } from './rebate-form.tsx';

interface ManageDialogProps {
  downline: Downline;
  downlines: Downlines;
  /** The part about the password is open at first. */
  asksPassword: boolean;
  /** Opens a transfer to the downline. */
  onSend: () => void;
  onClose: () => void;
}

/** The actions of an agent on a direct downline. An unknown state offers nothing that depends on it. */
export function ManageDialog(dialog: ManageDialogProps) {
  const { downline, downlines, asksPassword, onSend, onClose } = dialog;
  const { t } = useLingui();
  const isOn = useModules();
  const { account, type, state } = downline;
  const props = { downline, downlines };
  const name = <bdi>{account}</bdi>;
  return (
    <Dialog title={t`Manage ${account}`} onClose={onClose}>
      <div className={styles.section}>
        {isOn('FUNDTRANS3') && (state === 'NEW' || state === 'ACTIVE') && (
          <Button variant="primary" icon={<Icon name="wallet" />} wide onClick={onSend}>
            <Trans>Send money</Trans>
          </Button>
        )}
        <Disclosure title={<Trans>Change the rebate</Trans>}>
          <RebateForm {...props} />
        </Disclosure>
        {state === 'NEW' ? (
          <Disclosure title={<Trans>Replace the initial password</Trans>} open={asksPassword}>
            <PasswordForm {...props} />
          </Disclosure>
        ) : (
          <Disclosure title={<Trans>Password</Trans>}>
            <p>
              <Trans>
                You can replace it until the first login only. {name} sets a new one at the login,
                by “Forgot your password?”.
              </Trans>
            </p>
          </Disclosure>
        )}
        {type === 0 && <PromoteAction {...props} />}
        {state !== 'other' && <SuspendAction {...props} />}
      </div>
    </Dialog>
  );
}
