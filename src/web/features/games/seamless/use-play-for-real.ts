import { useRouter } from '@tanstack/react-router';
import { useApp } from '../../../lib/app-context.tsx';
import { useDialog } from '../../../lib/dialog/use-dialog.ts';

/** Opens the same game for money, for guests after the login. */
export function usePlayForReal(node: number): () => void {
  const { session } = useApp();
  const router = useRouter();
  // Back skips the game with play money.
  const { open } = useDialog({ replace: true });
  return () => {
    const isMember = session.state.phase === 'member';
    if (isMember) {
      return void router.navigate({ to: '/seamless', search: { node }, replace: true });
    }
    open('login', { next: `/seamless?node=${node}` });
  };
}
