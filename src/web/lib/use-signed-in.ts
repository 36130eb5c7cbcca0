import { useSnapshot } from 'valtio';
import { useApp } from './app-context.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Whether somebody is signed in. Nobody is where a page is rendered ahead, and in the first render over it. */
export function useSignedIn(): boolean {
  const { session } = useApp();
  const { phase } = useSnapshot(session.state);
  return useHydrated() && phase === 'member';
}
