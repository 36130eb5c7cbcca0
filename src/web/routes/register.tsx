import { createFileRoute, redirect } from '@tanstack/react-router';
import { openRegister } from '../features/register/page/open-register.ts';
import { RegisterPage } from '../features/register/page/register-page.tsx';

export const Route = createFileRoute('/register')({
  beforeLoad: async ({ context: { app } }) => {
    await app.session.start();
    if (app.session.state.phase === 'member') throw redirect({ to: '/', replace: true });
  },
  loader: ({ context: { app } }) => openRegister(app),
  component: function Register() {
    return <RegisterPage accounts={Route.useLoaderData()} />;
  },
});
