import type { SystemStatus } from '#contract/calls/system.ts';
import type { Failure } from '../client/failure.ts';

/** What the whole page shows. */
export type View = 'open' | 'maintenance' | 'restricted' | 'offline';

/** Maintenance wins over a restricted region. */
export function viewOfStatus({ underMaintenance, regionRestricted }: SystemStatus): View {
  if (underMaintenance) return 'maintenance';
  return regionRestricted ? 'restricted' : 'open';
}

/** What an unanswered question about the status shows. Whoever is in already is not thrown out for it. */
export function viewOfFailure(failure: Failure | null, view: 'starting' | View): View {
  if (failure?.kind === 'refused') {
    if (failure.code === 'region_restricted') return 'restricted';
    if (failure.code === 'system_maintenance') return 'maintenance';
  }
  if (view === 'open') return view;
  const isDown = failure?.kind === 'refused' || isServerError(failure);
  return isDown ? 'maintenance' : 'offline';
}

function isServerError(failure: Failure | null): boolean {
  return failure?.kind === 'unavailable' && (failure.status ?? 0) >= 500;
}
