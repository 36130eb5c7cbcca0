import type { Sql } from '../store/database.ts';
import { beginPart, byHand, endPart, PartRefused, type PartToPay } from './pay-part.ts';
import { type PayoutNeeds, sendPart } from './send-part.ts';
import { moveWithdrawal, type Withdrawal } from './move-withdrawal.ts';
import { notifyMember } from './notify-member.ts';

/** A payment that the operator makes. `reference` is written down for one that was made by hand. */
interface PaymentByOperator extends PartToPay {
  readonly reference: string;
}

/**
 * Pays a withdrawal, a part of it, or the missing part of a dispute. A payment by hand has been made already; another one
 * is sent to its provider, and a job sends it again when the answer is unclear. False when the withdrawal is in no state to
 * be paid. Throws a PartRefused for an amount above the rest, an unknown provider, and while another payment is under way.
 */
export async function payWithdrawal(
  needs: PayoutNeeds,
  payment: PaymentByOperator,
): Promise<boolean> {
  const { provider, reference, now } = payment;
  const { confirmMs } = needs;
  if (provider !== byHand && !needs.providers.has(provider)) {
    throw new PartRefused(`There is no provider ${provider}`);
  }
  const part = await needs.transaction(async (sql) => {
    const begun = await beginPart(sql, payment);
    if (begun === null || provider !== byHand) return begun;
    const { withdrawal_id: id, n } = begun;
    await endPart(sql, { id, n, state: 'paid', reference, confirmMs, now });
    return begun;
  });
  if (part === null) return false;
  if (provider !== byHand) await sendPart(needs, part, now);
  return true;
}

/** Takes a withdrawal to check it: the member cannot cancel it any more. Null when it is not `requested`. */
export function takeWithdrawal(sql: Sql, id: string, now: number): Promise<Withdrawal | null> {
  return moveWithdrawal(sql, { id, from: ['requested'], to: 'taken', actor: 'operator', at: now });
}

/** Approves a withdrawal that was taken. Null when it is not. Call inside a transaction. */
export async function approveWithdrawal(
  sql: Sql,
  id: string,
  now: number,
): Promise<Withdrawal | null> {
  const move = { id, from: ['taken'], to: 'approved', actor: 'operator', at: now } as const;
  const moved = await moveWithdrawal(sql, move);
  if (!moved) return null;
  const amount = moved.amount - moved.charge;
  const news = { message: 'withdrawalApproved', event: 'withdrawalApproved', amount } as const;
  await notifyMember(sql, moved, news, now);
  return moved;
}
