import { typedAmount } from '#protocol/written-amount.ts';

/** The rate that was typed in percent, in hundredths of a percent: `0.5` is 50. Null for anything else. */
export function typedRate(typed: string): number | null {
  return typedAmount(typed.replace(/[%٪％]\s*$/, ''));
}

/** A rate in hundredths of a percent as it is typed: 50 is `0.5`. */
export function rateText(rate: number): string {
  return String(rate / 100);
}
