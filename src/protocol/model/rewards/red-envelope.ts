import { type InferOutput, object, pipe, transform } from 'valibot';
import { maybePesos } from '../money.ts';
import { countOrNull } from '../readers/count.ts';
import { time } from '../readers/time.ts';
import { pesosOrNull } from '../readers/unknown-money.ts';
import { identifier, text } from '../wire.ts';

/**
 * A red envelope: a pot that members share, one share each. Amounts in centavos, times in epoch milliseconds. `own` is the
 * share of the member; null without one. An amount or a number of shares that is unknown is null.
 */
export const redEnvelope = pipe(
  object({
    envelopeId: identifier(),
    title: text(200),
    openDate: time(),
    closeDate: time(),
    totalAmount: pesosOrNull(),
    totalShares: countOrNull(),
    remainingShares: countOrNull(),
    smallestAmount: pesosOrNull(),
    grabbedAmount: maybePesos(),
  }),
  transform((wire) => ({
    id: wire.envelopeId,
    title: wire.title,
    opensAt: wire.openDate,
    closesAt: wire.closeDate,
    pot: wire.totalAmount,
    shares: wire.totalShares,
    sharesLeft: wire.remainingShares,
    least: wire.smallestAmount,
    own: wire.grabbedAmount,
  })),
);

export type RedEnvelope = InferOutput<typeof redEnvelope>;
