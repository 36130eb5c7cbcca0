import type { Failure } from './failure.ts';
import { GatewayError } from './gateway-error.ts';

/** Returns true when the gateway does not have the call. Gateways of other makes have fewer calls. */
export function isNotThere(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.code === 'function.not.available';
}

/** The answer of a call that a gateway need not have; `otherwise` from one that does not have it. */
export async function ifThere<Value, Other>(
  answer: Promise<Value>,
  otherwise: Other,
): Promise<Value | Other> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GatewayError && isNotThere(error.failure)) return otherwise;
    throw error;
  }
}
