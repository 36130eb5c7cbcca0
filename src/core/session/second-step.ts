import { safeParse } from 'valibot';
import { type SecondStepOffer, secondStepOffers } from '#contract/model/second-step.ts';
import { GatewayError } from '../client/gateway-error.ts';

/** The second steps that a refused sign-in offers, or null when it asks for none. */
export function secondStepOf(error: unknown): readonly SecondStepOffer[] | null {
  if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') return null;
  if (error.failure.code !== 'login_verify_required') return null;
  const { success, output } = safeParse(secondStepOffers, error.failure.value);
  return success && output.length > 0 ? output : null;
}
