import type { Failure } from './failure.ts';

/** Returns true when the gateway does not have the call. Gateways of other makes have fewer calls. */
export function isNotThere(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.code === 'function.not.available';
}
