import { useSnapshot } from 'valtio';
import { useApp } from './app-context.tsx';

/** Why nothing can be sent at the moment: the device has no network, or the gateway does not answer. Null while it can. */
export function useConnectivity(): 'offline' | 'unreachable' | null {
  const { system, ui } = useApp();
  const { online } = useSnapshot(ui.state);
  const { readOnly } = useSnapshot(system.state);
  if (!online) return 'offline';
  return readOnly ? 'unreachable' : null;
}
