import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutAccount, PayoutAccounts } from '#core/payout-accounts/payout-accounts.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { WithdrawalPasswordField } from '../../../widgets/account-form/withdrawal-password-field.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { pinFault } from '../../../widgets/account-form/pin-rule.ts';
import { useSecretSubmit } from '../../../widgets/account-form/use-secret-submit.ts';

interface RemoveDialogProps {
  account: PayoutAccount;
  payoutAccounts: PayoutAccounts;
  onClose: () => void;
}

const empty = { withdrawalPassword: '' };

/** Asks before an account is removed. The withdrawal password confirms it. */
export function RemoveDialog({ account, payoutAccounts, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const { bankName: bank, number } = account;
  const form = useForm<typeof empty, FieldFault>(empty, ({ withdrawalPassword }) => ({
    withdrawalPassword: pinFault(withdrawalPassword),
  }));
  const submission = useSecretSubmit({
    withdrawalPassword: (fault) => form.setFaults({ withdrawalPassword: fault }),
  });

  async function remove() {
    await payoutAccounts.remove(account.id, form.entry.withdrawalPassword);
    form.markSent();
    ui.toast(t`The account is removed.`, { tone: 'good' });
    onClose();
  }

  // As an element, because a text with tags of its own would be read as tags of the message.
  const shownBank = <bdi>{bank}</bdi>;
  const shownNumber = <bdi>{number}</bdi>;
  return (
    <Dialog title={t`Remove this account?`} onClose={onClose}>
      <Form
        form={form}
        submission={submission}
        onSubmit={() => form.validate() && submission.send(remove)}
      >
        <p>
          <Trans>
            {shownBank}, {shownNumber}: we pay nothing to it any more. If you add it again, the
            waiting time starts anew.
          </Trans>
        </p>
        <WithdrawalPasswordField
          value={form.entry.withdrawalPassword}
          onChange={(withdrawalPassword) => form.change({ withdrawalPassword })}
          fault={form.fault('withdrawalPassword')}
        />
        <SubmitButton>
          <Trans>Remove the account</Trans>
        </SubmitButton>
        <Button variant="plain" onClick={onClose}>
          <Trans>Keep it</Trans>
        </Button>
      </Form>
    </Dialog>
  );
}
