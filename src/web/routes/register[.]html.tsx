import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/register.html')({
  // Who invited stands in the search.
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/register${location.searchStr}`, replace: true });
  },
});
