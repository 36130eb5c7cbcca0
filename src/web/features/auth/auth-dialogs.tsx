import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazily } from '../../lazily.tsx';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app-context.tsx';

const LoginDialog = lazily(() => import('./login-dialog.tsx').then((loaded) => loaded.LoginDialog));
const SignOutDialog = lazily(() =>
  import('./sign-out-dialog.tsx').then((loaded) => loaded.SignOutDialog),
);

/** The dialogs about who is here, as the address asks for them. Closing one leaves the page as it was. */
export function AuthDialogs() {
  const { session } = useApp();
  const { phase } = useSnapshot(session.state);
  const { dialog, next } = useSearch({ from: '__root__' });
  const navigate = useNavigate();

  function close() {
    void navigate({
      to: '.',
      search: (search) => ({ ...search, dialog: undefined, next: undefined }),
      replace: true,
      resetScroll: false,
    });
  }

  function goOn() {
    if (next) void navigate({ href: next, replace: true });
    else close();
  }

  return (
    <Suspense fallback={null}>
      {dialog === 'login' && phase === 'guest' && <LoginDialog onClose={close} onDone={goOn} />}
      {dialog === 'signOut' && phase === 'member' && <SignOutDialog onClose={close} />}
    </Suspense>
  );
}
