import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useRef, useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CheckBox } from '../../ui/check-box/check-box.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useAttempt } from '../../use-attempt.ts';
import styles from './login.module.css';
import { Refusal } from './refusal.tsx';
import { useRemembered } from './use-remembered.ts';

type Field = 'username' | 'password';

/** Logging in by username and password. What was typed stays when it fails. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { session } = useApp();
  const { attempt, pending, failure } = useAttempt({ show: 'here' });
  const [entry, setEntry] = useRemembered();
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const form = useRef<HTMLFormElement>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const { username, password } = entry;
    const empty: Field[] = [];
    if (username.trim() === '') empty.push('username');
    if (password.trim() === '') empty.push('password');
    setMissing(empty);
    if (empty[0]) {
      form.current?.querySelector<HTMLInputElement>(`[name="${empty[0]}"]`)?.focus();
      return;
    }
    attempt(async () => {
      await session.signIn({ ...entry, captcha: '' });
      if (session.state.phase === 'member') onDone();
    });
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Refusal failure={failure} />
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
        onChange={({ target }) => setEntry({ username: target.value })}
        error={missing.includes('username') ? t`Please enter your username.` : null}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        required
        maxLength={200}
        value={entry.password}
        onChange={({ target }) => setEntry({ password: target.value })}
        error={missing.includes('password') ? t`Please enter your password.` : null}
      />
      <CheckBox
        checked={entry.remember}
        onChange={({ target }) => setEntry({ remember: target.checked })}
      >
        <Trans>Remember me on this device for a day</Trans>
      </CheckBox>
      <Button type="submit" variant="primary" size="large" wide pending={pending}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}
