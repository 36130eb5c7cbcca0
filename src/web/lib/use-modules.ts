import { useSnapshot } from 'valtio';
import { useApp } from './app-context.tsx';

/** Tells whether the operator has a module on, as it stands now. */
export function useModules(): (id: string) => boolean {
  const { system } = useApp();
  const { status } = useSnapshot(system.state);
  return (id) => status?.modules[id] ?? false;
}
