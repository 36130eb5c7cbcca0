import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from '../../../lib/form/use-form.ts';
import { PinField } from '../../../ui/pin-field/pin-field.tsx';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { newPinFaults, pinFault } from '../../../widgets/account-form/pin-rule.ts';
import { useSecretSubmit } from '../../../widgets/account-form/use-secret-submit.ts';
import { useSecretFaultMessage } from '../../../widgets/account-form/use-secret-fault-message.ts';
import type { ItemProps } from '../page/item-props.ts';
import { NewPinFields } from './new-pin-fields.tsx';

const empty = { oldPassword: '', newPassword: '', confirmation: '' };

/** Changes the withdrawal password by the old one. */
export function ChangeWithdrawalPassword({ centre: { security }, onDone }: ItemProps) {
  const { t } = useLingui();
  const message = useSecretFaultMessage();
  const form = useForm<typeof empty, FieldFault>(empty, (entry) => ({
    oldPassword: pinFault(entry.oldPassword),
    ...newPinFaults(entry),
  }));
  const submission = useSecretSubmit({
    withdrawalPassword: (fault) => form.setFaults({ oldPassword: fault }),
    newPassword: (fault) => form.setFaults({ newPassword: fault }),
    confirmNewPassword: (fault) => form.setFaults({ confirmation: fault }),
  });

  async function change() {
    await security.changeWithdrawalPassword(form.entry);
    form.markSent();
    onDone(t`Your withdrawal password is changed.`);
  }

  return (
    <Form
      form={form}
      submission={submission}
      onSubmit={() => form.validate() && submission.send(change)}
    >
      <PinField
        label={t`Old withdrawal password`}
        name="oldPassword"
        value={form.entry.oldPassword}
        onChange={(oldPassword) => form.change({ oldPassword })}
        error={message(form.fault('oldPassword'), t`Please enter your old withdrawal password.`)}
      />
      <NewPinFields form={form} />
      <SubmitButton>
        <Trans>Change the withdrawal password</Trans>
      </SubmitButton>
    </Form>
  );
}
