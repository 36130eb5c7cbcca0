import { Trans, useLingui } from '@lingui/react/macro';
import type { Downlines } from '#core/agent/agent.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { type FieldFault, useFaultMessage } from '../../../widgets/account-form/field-fault.ts';
import { useSubmit } from '../../../widgets/account-form/use-submit.ts';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import styles from '../agent.module.css';
import { RateField, type RateFault, rateFault } from '../parts/rate-field.tsx';
import { type TypeChoice, TypeChoiceField } from '../parts/type-choice.tsx';
import { typedRate } from '../parts/typed-rate.ts';

interface Entry {
  readonly username: string;
  readonly password: string;
  readonly type: TypeChoice;
  readonly rebate: string;
}

type Fault = FieldFault | RateFault;

const empty: Entry = { username: '', password: '', type: 'player', rebate: '0' };

/** The fault of a text field: rates have other ones. */
function textFault(fault: Fault | null): FieldFault | null {
  return fault === 'rate' || fault === 'bounds' ? null : fault;
}

interface AccountFormProps {
  downlines: Downlines;
  /** The agent's own rebate, in hundredths of a percent. */
  most: number;
}

/** The form of a new account, and the function that sends it. */
function useAccountForm({ downlines, most }: AccountFormProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const form = useForm<Entry, Fault>(empty, ({ username, password, rebate }) => ({
    username: username.trim() === '' ? 'required' : null,
    password: password === '' ? 'required' : null,
    rebate: rateFault(rebate, { least: 0, most }),
  }));
  const { entry } = form;
  const submission = useSubmit({
    username: (fault) => form.setFaults({ username: fault }),
    password: (fault) => form.setFaults({ password: fault }),
    rebate: () => form.setFaults({ rebate: 'bounds' }),
  });

  async function create() {
    const added = await downlines.create({
      username: entry.username.trim(),
      password: entry.password,
      type: entry.type === 'agent' ? 2 : 0,
      rebate: typedRate(entry.rebate) ?? 0,
    });
    form.markSent();
    form.fill(() => empty);
    const name = added.account;
    ui.toast(t`The account ${name} is ready.`, { tone: 'good' });
  }

  return { form, submission, send: () => form.validate() && submission.send(create) };
}

/** Creates an account below the agent. Its holder changes the initial password at the first login. */
export function AccountForm(props: AccountFormProps) {
  const { t } = useLingui();
  const message = useFaultMessage();
  const { form, submission, send } = useAccountForm(props);
  const { entry, change } = form;
  return (
    <div className={styles.card}>
      <Form form={form} submission={submission} onSubmit={send}>
        <TextField
          label={t`Username`}
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={60}
          value={entry.username}
          onChange={({ target }) => change({ username: target.value })}
          error={message(textFault(form.fault('username')), t`Please enter a username.`)}
        />
        <PasswordField
          label={t`Initial password`}
          name="password"
          autoComplete="new-password"
          required
          value={entry.password}
          onChange={({ target }) => change({ password: target.value })}
          hint={t`Tell it to the new member only. They change it at the first login.`}
          error={message(textFault(form.fault('password')), t`Please enter a password.`)}
        />
        <TypeChoiceField value={entry.type} onChoose={(type) => change({ type })} />
        <RateField
          value={entry.rebate}
          onChange={(rebate) => change({ rebate })}
          fault={form.fault('rebate')}
          bounds={{ least: 0, most: props.most }}
        />
        <SubmitButton>
          <Trans>Create the account</Trans>
        </SubmitButton>
      </Form>
    </div>
  );
}
