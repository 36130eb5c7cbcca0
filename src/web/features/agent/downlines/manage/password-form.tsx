import { Trans, useLingui } from '@lingui/react/macro';
import type { Downline, Downlines } from '#core/agent/agent.ts';
import { useApp } from '../../../../lib/app-context.tsx';
import { useForm } from '../../../../lib/form/use-form.ts';
import { PasswordField } from '../../../../ui/password-field/password-field.tsx';
import { type FieldFault, useFaultMessage } from '../../../../widgets/account-form/field-fault.ts';
import { useSubmit } from '../../../../widgets/account-form/use-submit.ts';
import { Form } from '../../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../../widgets/form/submit-button.tsx';

interface PasswordFormProps {
  downline: Downline;
  downlines: Downlines;
}

/** Replaces the initial password of a downline who has not changed it yet. */
export function PasswordForm({ downline: { id, account }, downlines }: PasswordFormProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const message = useFaultMessage();
  const form = useForm<{ password: string }, FieldFault>({ password: '' }, ({ password }) => ({
    password: password === '' ? 'required' : null,
  }));
  const submission = useSubmit({ password: (fault) => form.setFaults({ password: fault }) });

  async function replace() {
    await downlines.resetPassword(id, form.entry.password);
    form.markSent();
    form.fill(() => ({ password: '' }));
    ui.toast(t`${account} has a new initial password.`, { tone: 'good' });
  }

  return (
    <Form
      form={form}
      submission={submission}
      onSubmit={() => form.validate() && submission.send(replace)}
    >
      <PasswordField
        label={t`Initial password`}
        name="password"
        autoComplete="new-password"
        required
        value={form.entry.password}
        onChange={({ target }) => form.change({ password: target.value })}
        hint={t`Tell it to the new member only. They change it at the first login.`}
        error={message(form.fault('password'), t`Please enter a password.`)}
      />
      <SubmitButton>
        <Trans>Replace the password</Trans>
      </SubmitButton>
    </Form>
  );
}
