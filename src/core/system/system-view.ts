import type { SystemStatus } from '#protocol/calls/system.ts';
import type { Failure } from '../client/failure.ts';

/** The view of the whole page. */
export type View = 'open' | 'maintenance' | 'restricted' | 'offline';

/** Maintenance has priority over a restricted region. */
export function viewOfStatus({ underMaintenance, regionRestricted }: SystemStatus): View {
  if (underMaintenance) return 'maintenance';
  return regionRestricted ? 'restricted' : 'open';
}

/** The view after a failed status call. An open app stays open. Only the gateway itself says that there is maintenance. */
export function viewOfFailure(failure: Failure | null, view: 'starting' | View): View {
  if (failure?.kind === 'refused') {
    if (failure.code === 'region_restricted') return 'restricted';
    if (failure.code === 'system_maintenance') return 'maintenance';
  }
  return view === 'open' ? view : 'offline';
}
