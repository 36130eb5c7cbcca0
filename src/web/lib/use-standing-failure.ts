import { useSnapshot } from 'valtio';
import type { Failure } from '#core/client/failure.ts';
import { useApp } from './app-context.tsx';

/** A failure for as long as it is true: what failed for want of a network is over once there is one. */
export function useStandingFailure(failure: Failure | null): Failure | null {
  const { ui } = useApp();
  const { online } = useSnapshot(ui.state);
  return failure?.kind === 'offline' && online ? null : failure;
}
