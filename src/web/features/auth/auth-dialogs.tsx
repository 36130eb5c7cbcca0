import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { refusedEntry } from '#core/access/access.ts';
import { useApp } from '../../lib/app-context.tsx';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { discardWork, inDialog } from '../../lib/form/unsaved-work.ts';
import { useDialog } from '../../lib/dialog/use-dialog.ts';

const LoginDialog = lazyComponent(() =>
  import('./login/login-dialog.tsx').then((loaded) => loaded.LoginDialog),
);
const PasswordResetDialog = lazyComponent(() =>
  import('./password-reset/password-reset-dialog.tsx').then((loaded) => loaded.PasswordResetDialog),
);
const PasswordChangeDialog = lazyComponent(() =>
  import('./password-change/password-change-dialog.tsx').then(
    (loaded) => loaded.PasswordChangeDialog,
  ),
);
const SignOutDialog = lazyComponent(() =>
  import('./sign-out/sign-out-dialog.tsx').then((loaded) => loaded.SignOutDialog),
);

/** Dialogs of the account that the address opens, and the dialog for a password that has to be changed. */
export function AuthDialogs() {
  const { member, session, ui } = useApp();
  const { phase, passwordChange } = useSnapshot(session.state);
  const { dialog, next, trial } = useSearch({ from: '__root__' });
  const isLoginPage = useLocation({ select: ({ pathname }) => pathname === '/login' });
  const navigate = useNavigate();
  const { back, close } = useDialog();
  const isGuest = phase === 'guest' && passwordChange === null;

  function backToLogin() {
    if (isLoginPage) close();
    else back('login', { next, trial });
  }

  /** The player is signed in, so that forms of the dialog have no further use. */
  function goOn() {
    discardWork(inDialog);
    const refusal = refusedEntry(next, member.state.member?.type ?? null);
    if (refusal !== null) {
      ui.showFailure({ kind: 'refused', code: refusal, message: null, value: null, status: 200 });
      close();
    } else if (next) void navigate({ href: next, replace: true });
    else if (isLoginPage) void navigate({ to: '/', replace: true });
    else close();
  }

  return (
    <>
      {dialog === 'login' && isGuest && <LoginDialog onClose={close} onDone={goOn} />}
      {dialog === 'forgotPassword' && isGuest && <PasswordResetDialog onClose={backToLogin} />}
      {dialog === 'signOut' && phase === 'member' && <SignOutDialog onClose={close} />}
      {passwordChange !== null && <PasswordChangeDialog />}
    </>
  );
}
