import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { DialogLink } from '../../../lib/dialog/dialog-link.tsx';
import { CheckBox } from '../../../ui/check-box/check-box.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormCaptchaField } from '../../../widgets/account-form/form-captcha-field.tsx';
import { ExclusionNote } from './exclusion-note.tsx';
import styles from './login.module.css';
import { StayField } from './stay-field.tsx';
import { useLogin } from './use-login.ts';

/** Login by username and password. The input stays after a failure. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { form, captcha, submission, blocked, send } = useLogin(onDone);
  const { entry, change, fault } = form;

  return (
    <>
      <Form form={form} onSubmit={send} submission={submission}>
        <TextField
          label={t`Username or mobile number`}
          name="username"
          data-first=""
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          maxLength={60}
          value={entry.username}
          onChange={({ target }) => change({ username: target.value })}
          error={fault('username') && t`Please enter your username.`}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          required
          maxLength={200}
          value={entry.password}
          onChange={({ target }) => change({ password: target.value })}
          error={fault('password') && t`Please enter your password.`}
        />
        {captcha && (
          <FormCaptchaField
            captcha={captcha}
            value={entry.captcha}
            onChange={(typed) => change({ captcha: typed })}
            fault={fault('captcha')}
          />
        )}
        <Remembering entry={entry} change={change} />
        <SubmitButton>
          <Trans>Log in</Trans>
        </SubmitButton>
      </Form>
      {blocked && (
        <ExclusionNote
          failure={blocked.failure}
          typed={{ ...blocked.login, captcha: entry.captcha }}
        />
      )}
    </>
  );
}

/** Keeps the page that opens after the login. Leaving a login to reset its password needs no question. */
function ForgotLink() {
  const { next, trial } = useSearch({ from: '__root__' });
  return (
    <DialogLink dialog="forgotPassword" params={{ next, trial }} isStep ignoreBlocker>
      <Trans>Forgot your password?</Trans>
    </DialogLink>
  );
}

type RememberingProps = Pick<ReturnType<typeof useLogin>['form'], 'entry' | 'change'>;

/** The choices for this device, and the way to a new password. */
function Remembering({ entry, change }: RememberingProps) {
  return (
    <>
      <div className={styles.beside}>
        <CheckBox
          checked={entry.remember}
          onChange={({ target }) => change({ remember: target.checked, stay: false })}
        >
          <Trans>Remember me on this device for a day</Trans>
        </CheckBox>
        <ForgotLink />
      </div>
      <StayField
        isRemembered={entry.remember}
        value={entry.stay}
        onChange={(stay) => change({ stay })}
      />
    </>
  );
}
