import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';
import { CheckBox } from '../../ui/check-box/check-box.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { Refusal } from './refusal.tsx';
import { useLogin } from './use-login.ts';

/** Logging in by username and password. What was typed stays when it fails. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { form, pending, failure, refused, notSent, send } = useLogin(onDone);
  const { entry, change, fault } = form;

  return (
    <Form of={form} onSend={send} refusal={notSent ?? (refused && <Refusal failure={failure} />)}>
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
        error={fault('username') ? t`Please enter your username.` : null}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        required
        maxLength={200}
        value={entry.password}
        onChange={({ target }) => change({ password: target.value })}
        error={fault('password') ? t`Please enter your password.` : null}
      />
      <CheckBox
        checked={entry.remember}
        onChange={({ target }) => change({ remember: target.checked })}
      >
        <Trans>Remember me on this device for a day</Trans>
      </CheckBox>
      <Button type="submit" variant="primary" size="large" wide pending={pending}>
        <Trans>Log in</Trans>
      </Button>
    </Form>
  );
}
