import { useRouter } from '@tanstack/react-router';
import { useApp } from '../../../lib/app-context.tsx';

/** Leads from a game that is tried to the same game for money: at once, or by logging in. */
export function usePlayForReal(node: number): () => void {
  const { session } = useApp();
  const router = useRouter();
  return () => {
    const isMember = session.state.phase === 'member';
    if (isMember) {
      return void router.navigate({ to: '/seamless', search: { node }, replace: true });
    }
    void router.navigate({
      to: '.',
      // Whoever has logged in does not come back to the try.
      replace: true,
      search: (search) => ({
        ...search,
        dialog: 'login' as const,
        next: `/seamless?node=${node}`,
      }),
      resetScroll: false,
    });
  };
}
