import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';

/** An amount of our own gateway, which sends every amount. Throws when it is unknown. */
export function knownAmount(amount: MaybeCentavos | undefined): number {
  if (amount === null || amount === undefined) throw new Error('an amount is unknown');
  return amount;
}

/** The sum of amounts of our own gateway. */
export const sumOf = (amounts: readonly MaybeCentavos[]): number =>
  amounts.reduce<number>((sum, amount) => sum + knownAmount(amount), 0);
