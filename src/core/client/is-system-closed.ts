import type { GatewayError } from './gateway-error.ts';

/** Whether a refusal says that the whole site is closed to this visitor, not just a call. */
export function isSystemClosed({ failure }: GatewayError): boolean {
  if (failure.kind !== 'refused') return false;
  return failure.code === 'system_maintenance' || failure.code === 'region_restricted';
}
