import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { entryFault, isEmail } from '#core/registration/entry-fault.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { type FieldFault, useFaultMessage } from '../field-fault.ts';
import { ResetEmailSent } from './reset-email-sent.tsx';
import { FailureMessage } from '../failure-message.tsx';
import styles from '../forms.module.css';
import { useSubmit } from '../use-submit.ts';

interface ResetByEmailProps {
  accounts: Accounts;
  onClose: () => void;
}

const emptyEntry = { username: '', email: '' };

function useForgotByEmail({ passwordReset, registration }: Accounts) {
  const { rules } = useSnapshot(registration.state);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<typeof emptyEntry, FieldFault>(emptyEntry, ({ username, email }) => ({
    username: entryFault(rules['username'], username),
    email: email.trim() === '' ? 'required' : isEmail(email) ? null : 'noEmail',
  }));
  const { pending, failure, send } = useSubmit({
    username: (fault) => form.setFaults({ username: fault }),
    email: (fault) => form.setFaults({ email: fault }),
  });

  async function ask() {
    const [username, email] = [form.entry.username.trim(), form.entry.email.trim()];
    await passwordReset.byEmail(username, email);
    form.markSent();
    setSentTo(email);
  }

  return { form, pending, failure, sentTo, send: () => form.validate() && send(ask) };
}

/** Requests a new password by e-mail. The answer is the same for unknown accounts, so that it does not reveal which exist. */
export function ResetByEmail({ accounts, onClose }: ResetByEmailProps) {
  const { t } = useLingui();
  const message = useFaultMessage();
  const { form, pending, failure, sentTo, send } = useForgotByEmail(accounts);
  const { entry, change, fault } = form;
  if (sentTo !== null) return <ResetEmailSent email={sentTo} onClose={onClose} />;

  return (
    <Form form={form} onSubmit={send} refusal={failure && <FailureMessage failure={failure} />}>
      <p className={styles.why}>
        <Trans>We mail you a password to log in with. Then you choose your own.</Trans>
      </p>
      <TextField
        label={t`Username`}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        maxLength={60}
        value={entry.username}
        onChange={({ target }) => change({ username: target.value })}
        error={message(fault('username'), t`Please enter your username.`)}
      />
      <TextField
        label={t`E-mail address`}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={200}
        value={entry.email}
        onChange={({ target }) => change({ email: target.value })}
        error={message(fault('email'), t`Please enter your e-mail address.`)}
      />
      <Button type="submit" variant="primary" size="large" wide pending={pending}>
        <Trans>Send me a password</Trans>
      </Button>
    </Form>
  );
}
