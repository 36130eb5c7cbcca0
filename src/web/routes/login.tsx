import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '../features/auth/login/login-page.tsx';
import { usePageShown } from '../lib/page-shown.ts';

export const Route = createFileRoute('/login')({
  beforeLoad: ({ context: { app } }) => {
    if (app.session.state.phase === 'member') throw redirect({ to: '/', replace: true });
  },
  staticData: { hasNoTabBar: true },
  component: function Login() {
    usePageShown();
    return <LoginPage />;
  },
});
