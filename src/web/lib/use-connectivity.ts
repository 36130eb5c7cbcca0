import { useSnapshot } from 'valtio';
import { useApp } from './app-context.tsx';

/** The reason why calls cannot be sent: the device is offline, or the gateway does not answer. Null while calls can be sent. */
export function useConnectivity(): 'offline' | 'unreachable' | null {
  const { system, ui } = useApp();
  const { online } = useSnapshot(ui.state);
  const { readOnly } = useSnapshot(system.state);
  if (!online) return 'offline';
  return readOnly ? 'unreachable' : null;
}
