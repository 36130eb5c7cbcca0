import { Trans, useLingui } from '@lingui/react/macro';
import type { Authenticator } from '#core/authenticator/authenticator.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CodeField } from '../../../ui/code-field/code-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { type FieldFault, useFaultMessage } from '../../../widgets/account-form/field-fault.ts';
import { useSubmit } from '../../../widgets/account-form/use-submit.ts';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { LoginPasswordField } from '../../../widgets/account-form/login-password-field.tsx';

interface ConfirmedChangeProps {
  /** `renew` replaces the recovery codes, `remove` switches the app off. */
  change: 'renew' | 'remove';
  authenticator: Authenticator;
  onClose: () => void;
}

const empty = { loginPassword: '', code: '' };

/** A change of an authenticator app that is on. The login password and a code confirm it. */
export function ConfirmedChange({ change, authenticator, onClose }: ConfirmedChangeProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const form = useForm<typeof empty, FieldFault>(empty, ({ loginPassword, code }) => ({
    loginPassword: loginPassword.trim() === '' ? 'required' : null,
    code: code.trim() === '' ? 'required' : null,
  }));
  const showCodeFault = (fault: FieldFault) => form.setFaults({ code: fault });
  const submission = useSubmit({
    loginPassword: (fault) => form.setFaults({ loginPassword: fault }),
    verificationCode: showCodeFault,
    code: showCodeFault,
  });
  const removes = change === 'remove';

  async function send() {
    const { loginPassword, code } = form.entry;
    await authenticator[removes ? 'remove' : 'renewCodes'](loginPassword, code);
    form.markSent();
    if (removes) ui.toast(t`The authenticator app is off.`, { tone: 'good' });
    onClose();
  }

  return (
    <Form
      form={form}
      submission={submission}
      onSubmit={() => form.validate() && submission.send(send)}
    >
      <p>
        {removes ? (
          <Trans>Without the app, your password alone opens your account.</Trans>
        ) : (
          <Trans>Your old recovery codes stop working.</Trans>
        )}
      </p>
      <LoginPasswordField
        value={form.entry.loginPassword}
        onChange={(loginPassword) => form.change({ loginPassword })}
        fault={form.fault('loginPassword')}
      />
      <AppCodeField
        acceptsRecoveryCode={removes}
        value={form.entry.code}
        onChange={(code) => form.change({ code })}
        fault={form.fault('code')}
      />
      <SubmitButton>
        {removes ? <Trans>Switch the app off</Trans> : <Trans>Make new recovery codes</Trans>}
      </SubmitButton>
      <Button variant="plain" onClick={onClose}>
        <Trans>Leave it as it is</Trans>
      </Button>
    </Form>
  );
}

interface AppCodeFieldProps {
  acceptsRecoveryCode: boolean;
  value: string;
  onChange: (typed: string) => void;
  fault: FieldFault | null;
}

/** A code of the app, or also a recovery code. */
function AppCodeField({ acceptsRecoveryCode, value, onChange, fault }: AppCodeFieldProps) {
  const { t } = useLingui();
  const message = useFaultMessage();
  const error = message(fault, t`Please enter the code that your app shows.`);
  if (!acceptsRecoveryCode) {
    return (
      <CodeField name="code" label={t`Code`} value={value} onChange={onChange} error={error} />
    );
  }
  return (
    <TextField
      name="code"
      label={t`Code`}
      hint={t`Of your app. Without your phone: a recovery code.`}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      secret
      required
      maxLength={20}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}
