import { createFileRoute, redirect } from '@tanstack/react-router';

/** Bingo is a class of slots. */
export const Route = createFileRoute('/bingo')({
  beforeLoad: () => {
    throw redirect({ to: '/rng', search: { slotClass: 'BG' }, replace: true });
  },
});
