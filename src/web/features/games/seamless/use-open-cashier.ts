import { useRouter } from '@tanstack/react-router';

/** Leaves a game for the place where money is put in; one step back leads to the game again. */
export function useOpenCashier(): () => void {
  const router = useRouter();
  return () => void router.navigate({ to: '/member', search: { page: 'deposit' } });
}
