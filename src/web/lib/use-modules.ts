import { useSnapshot } from 'valtio';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import { useApp } from './app-context.tsx';

/**
 * A function that returns true while the operator has a module switched on. Until that is known it returns `untilKnown`:
 * true for a part that would make the page jump.
 */
export function useModules(untilKnown = false): (id: ModuleId) => boolean {
  const { system } = useApp();
  const { status } = useSnapshot(system.state);
  return (id) => (status === null ? untilKnown : (status.modules[id] ?? false));
}
