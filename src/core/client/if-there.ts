import { GatewayError } from './gateway-error.ts';
import { isNotThere } from './is-not-there.ts';

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
