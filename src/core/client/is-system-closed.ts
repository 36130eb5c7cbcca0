import type { GatewayError } from './gateway-error.ts';

/** Returns true for a refusal that closes the whole site to this visitor, not only one call. */
export function isSystemClosed({ failure }: GatewayError): boolean {
  if (failure.kind !== 'refused') return false;
  return failure.code === 'system_maintenance' || failure.code === 'region_restricted';
}
