import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Accounts } from '#core/accounts/accounts.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { PasswordChangeFields } from '../../../widgets/account-form/password-change-fields.tsx';
import { usePasswordChange } from '../../../widgets/account-form/use-password-change.ts';
import { WithAccounts } from '../../../widgets/account-form/with-accounts.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import type { ItemProps } from '../page/item-props.ts';

/** Changes the login password. */
export function LoginPassword({ onDone }: ItemProps) {
  return (
    <WithAccounts>
      {(accounts) => <ChangeForm accounts={accounts} onDone={() => onDone()} />}
    </WithAccounts>
  );
}

function ChangeForm({ accounts, onDone }: { accounts: Accounts; onDone: () => void }) {
  const { session } = useApp();
  const { username } = useSnapshot(session.state);
  const { form, submission, send, ...fields } = usePasswordChange(accounts, onDone);
  return (
    <Form form={form} onSubmit={send} submission={submission}>
      <PasswordChangeFields form={form} username={username ?? ''} {...fields} />
      <SubmitButton>
        <Trans>Change password</Trans>
      </SubmitButton>
    </Form>
  );
}
