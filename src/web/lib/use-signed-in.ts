import { useSnapshot } from 'valtio';
import { useApp } from './app-context.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Returns true while a member is signed in. False during prerendering and in the first render of hydration. */
export function useSignedIn(): boolean {
  const { session } = useApp();
  const { phase } = useSnapshot(session.state);
  return useHydrated() && phase === 'member';
}
