import type { Payment, Payout } from './payment-shapes.ts';

/** A line of the statement. Positive: money of a payer. Negative: given back, taken back or paid out. */
interface StatementLine {
  readonly reference: string;
  readonly kind: 'payment' | 'refund' | 'reversal' | 'payout';
  readonly orderId: string;
  readonly amount: number;
  readonly at: number;
}

function linesOf({ reference, orderId, paid, ...payment }: Payment): StatementLine[] {
  const line = (kind: StatementLine['kind'], amount: number, at: number | null) =>
    at === null || amount === 0 ? [] : [{ reference, kind, orderId, amount, at }];
  return [
    ...line('payment', paid, payment.endedAt),
    ...line('refund', -paid, payment.refundedAt),
    ...line('reversal', -paid, payment.reversedAt),
  ];
}

function payoutLines({ reference, key, amount, state, endedAt }: Payout): StatementLine[] {
  if (state !== 'paid' || endedAt === null) return [];
  return [{ reference, kind: 'payout', orderId: key, amount: -amount, at: endedAt }];
}

/** The statement of a brand: everything that moved from a time on, and its sum. */
export function statementOf(
  brand: string,
  { payments, payouts }: { payments: Iterable<Payment>; payouts: Iterable<Payout> },
  since: number,
) {
  const own = <Row extends { brand: string }>(rows: Iterable<Row>) =>
    [...rows].filter((row) => row.brand === brand);
  const all = [...own(payments).flatMap(linesOf), ...own(payouts).flatMap(payoutLines)];
  const lines = all.filter(({ at }) => at >= since);
  return { balance: lines.reduce((sum, { amount }) => sum + amount, 0), lines };
}
