import { GatewayError } from '../client/gateway-error.ts';

/** No answer: the request can be sent again later. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false;
  return error.failure.kind === 'offline' || error.failure.kind === 'unavailable';
}
