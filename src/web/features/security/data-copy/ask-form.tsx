import { Trans } from '@lingui/react/macro';
import type { DataCopySlice } from '#core/data-copy/data-copy.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { useSubmit } from '../../../widgets/account-form/use-submit.ts';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { LoginPasswordField } from '../../../widgets/account-form/login-password-field.tsx';

const empty = { loginPassword: '' };

/** Asks for a copy of the data, with the login password. */
export function AskForm({ slice }: { slice: DataCopySlice }) {
  const form = useForm<typeof empty, FieldFault>(empty, ({ loginPassword }) => ({
    loginPassword: loginPassword.trim() === '' ? 'required' : null,
  }));
  const submission = useSubmit({
    loginPassword: (fault) => form.setFaults({ loginPassword: fault }),
  });

  async function send(): Promise<void> {
    await slice.ask(form.entry.loginPassword);
    form.markSent();
  }

  return (
    <Form
      form={form}
      submission={submission}
      onSubmit={() => form.validate() && submission.send(send)}
    >
      <LoginPasswordField
        value={form.entry.loginPassword}
        onChange={(loginPassword) => form.change({ loginPassword })}
        fault={form.fault('loginPassword')}
      />
      <SubmitButton>
        <Trans>Ask for a copy</Trans>
      </SubmitButton>
    </Form>
  );
}
