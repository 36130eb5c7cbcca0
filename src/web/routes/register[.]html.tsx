import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/register.html')({
  beforeLoad: () => {
    throw redirect({ to: '/register', replace: true });
  },
});
