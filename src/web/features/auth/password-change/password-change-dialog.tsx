import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import type { PasswordChange } from '#core/session/password-change.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { PasswordChangeFields } from '../../../widgets/account-form/password-change-fields.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from '../forms.module.css';
import { usePasswordChange } from '../../../widgets/account-form/use-password-change.ts';
import { WithAccounts } from '../../../widgets/account-form/with-accounts.tsx';

const reasons: Readonly<Record<PasswordChange, MessageDescriptor>> = {
  firstTime: msg`This is your first login. Choose a password that only you know, then you can start.`,
  expired: msg`Your password is old by now. Choose a new one, then you are logged in.`,
  default: msg`The password you logged in with was given to you. Choose one that only you know, then you are logged in.`,
};

/** Requires a new password before anything else. The player can only sign out instead. */
export function PasswordChangeDialog() {
  const { t } = useLingui();
  const { session } = useApp();
  const { passwordChange } = useSnapshot(session.state);
  if (passwordChange === null) return null;

  return (
    <Dialog title={t`Choose a new password`}>
      <p className={styles.why}>{t(reasons[passwordChange])}</p>
      <div className={styles.below}>
        <WithAccounts>{(accounts) => <ChangeForm accounts={accounts} />}</WithAccounts>
        <SignOutButton />
      </div>
    </Dialog>
  );
}

/** Goes on to the page that was requested before the login, else to the home page. The agents' page stays. */
function useContinue(): () => void {
  const navigate = useNavigate();
  const isAgents = useLocation({ select: ({ pathname }) => pathname === '/agentHome' });
  const { next } = useSearch({ from: '__root__' });
  return () => {
    if (next) void navigate({ href: next, replace: true });
    else void navigate({ to: isAgents ? '/agentHome' : '/', search: {}, replace: true });
  };
}

function ChangeForm({ accounts }: { accounts: Accounts }) {
  const { session } = useApp();
  const { username } = useSnapshot(session.state);
  const { form, submission, send, ...fields } = usePasswordChange(accounts, useContinue());
  return (
    <Form form={form} onSubmit={send} submission={submission}>
      <PasswordChangeFields form={form} username={username ?? ''} {...fields} />
      <SubmitButton>
        <Trans>Change password</Trans>
      </SubmitButton>
    </Form>
  );
}

function SignOutButton() {
  const { session } = useApp();
  const { attempt, ...state } = useAttempt();
  return (
    <AttemptButton
      of={state}
      variant="plain"
      icon={<Icon name="signOut" />}
      onClick={() => attempt(() => session.signOut())}
    >
      <Trans>Sign out</Trans>
    </AttemptButton>
  );
}
