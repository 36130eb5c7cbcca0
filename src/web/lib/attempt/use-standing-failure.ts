import { useSnapshot } from 'valtio';
import type { Failure } from '#core/client/failure.ts';
import { useApp } from '../app-context.tsx';

/** The failure while it still applies: an `offline` failure ends when the device is online. */
export function useStandingFailure(failure: Failure | null): Failure | null {
  const { ui } = useApp();
  const { online } = useSnapshot(ui.state);
  return failure?.kind === 'offline' && online ? null : failure;
}
