import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/register.html')({
  // The search parameters contain the referral code.
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/register${location.searchStr}`, replace: true });
  },
});
