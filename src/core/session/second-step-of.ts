import { object, optional, parse, safeParse, string } from 'valibot';
import { type SecondStepOffer, secondStepOffers } from '#protocol/model/second-step.ts';
import { GatewayError } from '../client/gateway-error.ts';

const named = object({ username: optional(string()) });

/**
 * The second steps that a refused sign-in offers, and the name of the account; null when it asks for none. Without offers,
 * the account cannot be opened here.
 */
export function secondStepOf(
  error: unknown,
): { offers: readonly SecondStepOffer[]; username: string | null } | null {
  if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') return null;
  if (error.failure.code !== 'login_verify_required') return null;
  const { value } = error.failure;
  const account = safeParse(named, value);
  const username = (account.success && account.output.username) || null;
  return { offers: parse(secondStepOffers, value), username };
}
