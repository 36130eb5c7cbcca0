import { useSnapshot } from 'valtio';
import { useApp } from './app-context.tsx';
import { useHydrated } from './use-hydrated.ts';

/** The reason why calls cannot be sent: the device is offline, or the gateway does not answer. Null while calls can be sent, and in the first render of hydration: a kept page was rendered online. */
export function useConnectivity(): 'offline' | 'unreachable' | null {
  const { system, ui } = useApp();
  const { online } = useSnapshot(ui.state);
  const { readOnly } = useSnapshot(system.state);
  const isOffline = useHydrated() && !online;
  if (isOffline) return 'offline';
  return readOnly ? 'unreachable' : null;
}
