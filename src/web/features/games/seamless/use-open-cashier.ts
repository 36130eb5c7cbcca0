import { useRouter } from '@tanstack/react-router';

/** Opens the deposit page. Back returns to the game. */
export function useOpenCashier(): () => void {
  const router = useRouter();
  return () => void router.navigate({ to: '/member', search: { page: 'deposit' } });
}
