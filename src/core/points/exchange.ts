import type { PointExchange } from '#protocol/calls/rewards/points.ts';
import type { Centavos } from '#protocol/model/money.ts';
import { typedWhole } from '#protocol/written-amount.ts';

/** The rate for a number of points: centavos for 100 points. Null below the least number, and when it is unknown. `exchange` is ascending. */
function rateOf(exchange: readonly PointExchange[], points: number): number | null {
  return exchange.findLast(({ least }) => least <= points)?.rate ?? null;
}

/** The money for a number of points, floored to the centavo, as the gateway computes it. */
export function worthOf(exchange: readonly PointExchange[], points: number): Centavos {
  return Math.floor((points * (rateOf(exchange, points) ?? 0)) / 100);
}

/** The fault of a number of points to convert; null when it can be converted. */
export type ConvertFault = 'required' | 'least' | 'balance';

/** Checks a typed number of points. `balance` is the member's points. */
export function convertFault(
  exchange: readonly PointExchange[],
  balance: number,
  typed: string,
): ConvertFault | null {
  const points = typedWhole(typed) ?? 0;
  if (points === 0) return 'required';
  if (worthOf(exchange, points) === 0) return 'least';
  return points > balance ? 'balance' : null;
}
