import { partial } from 'valibot';
import { trustFacts } from '#protocol/model/protection/trust-facts.ts';

/** Facts of trust of the operator in place of the market's: help lines, the protection of balances, and complaints. */
export const trustSettings = { trust: partial(trustFacts) };

/** In a new store the facts of the market hold. */
export const defaultTrustSettings = { trust: {} };
