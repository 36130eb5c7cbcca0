import { Trans } from '@lingui/react/macro';
import type { Authenticator } from '#core/authenticator/authenticator.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { useSubmit } from '../../../widgets/account-form/use-submit.ts';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { LoginPasswordField } from '../../../widgets/account-form/login-password-field.tsx';

const empty = { loginPassword: '' };

/** Begins the setup of an authenticator app. The login password confirms it. */
export function SwitchOn({ authenticator }: { authenticator: Authenticator }) {
  const form = useForm<typeof empty, FieldFault>(empty, ({ loginPassword }) => ({
    loginPassword: loginPassword.trim() === '' ? 'required' : null,
  }));
  const submission = useSubmit({
    loginPassword: (fault) => form.setFaults({ loginPassword: fault }),
  });

  async function begin() {
    await authenticator.begin(form.entry.loginPassword);
    form.markSent();
  }

  return (
    <Form
      form={form}
      submission={submission}
      onSubmit={() => form.validate() && submission.send(begin)}
    >
      <p>
        <Trans>
          You need an app such as Google Authenticator or Aegis on your phone. It shows a new code
          every half minute, and each login asks for it.
        </Trans>
      </p>
      <LoginPasswordField
        value={form.entry.loginPassword}
        onChange={(loginPassword) => form.change({ loginPassword })}
        fault={form.fault('loginPassword')}
      />
      <SubmitButton>
        <Trans>Set up the app</Trans>
      </SubmitButton>
    </Form>
  );
}
