import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { entryFault, isEmail } from '#core/registration/entry-fault.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { type FieldFault, useFaultMessage } from '../../../widgets/account-form/field-fault.ts';
import styles from '../forms.module.css';
import { useSubmit } from '../../../widgets/account-form/use-submit.ts';

interface ResetByEmailProps {
  accounts: Accounts;
  /** Called with the address after the request. */
  onSent: (email: string) => void;
}

const emptyEntry = { username: '', email: '' };

function useForgotByEmail({ accounts, onSent }: ResetByEmailProps) {
  const { passwordReset, registration } = accounts;
  const { rules } = useSnapshot(registration.state);
  const form = useForm<typeof emptyEntry, FieldFault>(emptyEntry, ({ username, email }) => ({
    username: entryFault(rules['username'], username),
    email: email.trim() === '' ? 'required' : isEmail(email) ? null : 'noEmail',
  }));
  const submission = useSubmit({
    username: (fault) => form.setFaults({ username: fault }),
    email: (fault) => form.setFaults({ email: fault }),
  });

  async function ask() {
    const [username, email] = [form.entry.username.trim(), form.entry.email.trim()];
    await passwordReset.byEmail(username, email);
    form.markSent();
    onSent(email);
  }

  return { form, submission, send: () => form.validate() && submission.send(ask) };
}

/** Requests a new password by e-mail. The answer is the same for unknown accounts, so that it does not reveal which exist. */
export function ResetByEmail(props: ResetByEmailProps) {
  const { t } = useLingui();
  const message = useFaultMessage();
  const { form, submission, send } = useForgotByEmail(props);
  const { entry, change, fault } = form;

  return (
    <Form form={form} onSubmit={send} submission={submission}>
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
      <SubmitButton>
        <Trans>Send me a password</Trans>
      </SubmitButton>
    </Form>
  );
}
