import { useSnapshot } from 'valtio';
import type { ModuleId } from '#contract/vocabulary/module-id.ts';
import { useApp } from './app-context.tsx';

/** A function that returns true while the operator has a module switched on. */
export function useModules(): (id: ModuleId) => boolean {
  const { system } = useApp();
  const { status } = useSnapshot(system.state);
  return (id) => status?.modules[id] ?? false;
}
