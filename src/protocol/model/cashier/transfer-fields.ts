import { type InferOutput, object, optional } from 'valibot';
import { shownLine } from '../../hidden-characters.ts';
import { countOrNull } from '../readers/count.ts';
import { pesosOrNull } from '../readers/unknown-money.ts';
import { withdrawalPassword } from '../security/identity-proof.ts';
import { flag } from '../wire.ts';
import { idempotencyKey } from './idempotency-key.ts';

/** The limits of transfers to other members, in pesos. */
export const transferLimits = object({
  minimumAmount: pesosOrNull(),
  maximumAmount: pesosOrNull(),
  dailyMaximumAmount: pesosOrNull(),
  dailyRemainingAmount: pesosOrNull(),
  dailyRemainingTimes: countOrNull(),
  availableAmount: pesosOrNull(),
  hasPaymentPassword: flag(),
});

/**
 * The limits in centavos. `available` is the cash that can be transferred, `dayLeft` and `timesLeft` are what is left of
 * the limits of the day (+08:00). A limit that the gateway does not send is null and bounds nothing.
 */
export function readTransferLimits(wire: InferOutput<typeof transferLimits>) {
  return {
    least: wire.minimumAmount,
    most: wire.maximumAmount,
    dayMost: wire.dailyMaximumAmount,
    dayLeft: wire.dailyRemainingAmount,
    timesLeft: wire.dailyRemainingTimes,
    available: wire.availableAmount,
    hasPassword: wire.hasPaymentPassword,
  };
}

/** Fields of each request for a transfer: words for the recipient, the proof of the sender and the idempotency key. */
export const transferProof = {
  remark: optional(shownLine(140), ''),
  withdrawalPassword,
  key: idempotencyKey,
};

export const transferProofNames = { withdrawalPassword: 'password', key: 'idempotencyKey' };
