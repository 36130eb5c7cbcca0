import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from '../../../lib/form/use-form.ts';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { newPinFaults } from '../../../widgets/account-form/pin-rule.ts';
import { useSecretSubmit } from '../../../widgets/account-form/use-secret-submit.ts';
import { useSecretFaultMessage } from '../../../widgets/account-form/use-secret-fault-message.ts';
import type { ItemProps } from '../page/item-props.ts';
import { NewPinFields } from './new-pin-fields.tsx';

const empty = { newPassword: '', confirmation: '', loginPassword: '' };

/** Sets the first withdrawal password. The login password confirms it. */
export function SetWithdrawalPassword({ centre: { security }, onDone }: ItemProps) {
  const { t } = useLingui();
  const message = useSecretFaultMessage();
  const form = useForm<typeof empty, FieldFault>(empty, (entry) => ({
    ...newPinFaults(entry),
    loginPassword: entry.loginPassword.trim() === '' ? 'required' : null,
  }));
  const submission = useSecretSubmit({
    newPassword: (fault) => form.setFaults({ newPassword: fault }),
    confirmNewPassword: (fault) => form.setFaults({ confirmation: fault }),
    loginPassword: (fault) => form.setFaults({ loginPassword: fault }),
  });

  async function set() {
    await security.setWithdrawalPassword(form.entry);
    form.markSent();
    onDone(t`Your withdrawal password is set.`);
  }

  return (
    <Form
      form={form}
      submission={submission}
      onSubmit={() => form.validate() && submission.send(set)}
    >
      <NewPinFields form={form} />
      <PasswordField
        label={t`Login password`}
        name="loginPassword"
        autoComplete="current-password"
        required
        maxLength={200}
        hint={t`So that we know it is you.`}
        value={form.entry.loginPassword}
        onChange={({ target }) => form.change({ loginPassword: target.value })}
        error={message(form.fault('loginPassword'), t`Please enter your login password.`)}
      />
      <SubmitButton>
        <Trans>Set the withdrawal password</Trans>
      </SubmitButton>
    </Form>
  );
}
