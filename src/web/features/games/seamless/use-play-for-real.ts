import { useRouter } from '@tanstack/react-router';
import { useApp } from '../../../lib/app-context.tsx';
import { useDialog } from '../../../lib/dialog/use-dialog.ts';

/** Leads from a game that is tried to the same game for money: at once, or by logging in. */
export function usePlayForReal(node: number): () => void {
  const { session } = useApp();
  const router = useRouter();
  // Back leads past the game that is tried.
  const { open } = useDialog({ replace: true });
  return () => {
    const isMember = session.state.phase === 'member';
    if (isMember) {
      return void router.navigate({ to: '/seamless', search: { node }, replace: true });
    }
    open('login', { next: `/seamless?node=${node}` });
  };
}
