import { randomInt } from 'node:crypto';
import type { Centavos } from '#protocol/model/money.ts';

/** The part of a red envelope that is not taken yet. */
interface EnvelopeRest {
  readonly pot: Centavos;
  /** At least 1. */
  readonly shares: number;
  /** The smallest share. The pot has at least this for each share. */
  readonly least: Centavos;
}

/**
 * Draws the next share, between `least` and twice the average of the rest. On average every share is as large as the others,
 * whoever comes first. The last share is all that is left, so that the shares sum to the pot.
 */
export function drawShare({ pot, shares, least }: EnvelopeRest): Centavos {
  if (shares === 1) return pot;
  return randomInt(least, 2 * Math.floor(pot / shares) - least + 1);
}
