import { createFileRoute, redirect } from '@tanstack/react-router';
import { mayOpenRegister } from '../lib/guards.ts';
import { usePageShown } from '../lib/page-shown.ts';
import { openRegister } from '../features/register/page/open-register.ts';
import { RegisterPage } from '../features/register/page/register-page.tsx';

export const Route = createFileRoute('/register')({
  beforeLoad: async ({ context: { app } }) => {
    if (!(await mayOpenRegister(app))) throw redirect({ to: '/', replace: true });
  },
  loader: ({ context: { app } }) => openRegister(app),
  component: function Register() {
    usePageShown();
    return <RegisterPage accounts={Route.useLoaderData()} />;
  },
});
