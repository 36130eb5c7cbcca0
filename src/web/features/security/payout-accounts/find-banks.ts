import type { Bank } from '#core/payout-accounts/payout-accounts.ts';

/** A text for comparison: without case and accents. */
function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The banks whose name contains each of the words. */
export function findBanks(banks: readonly Bank[], words: string): Bank[] {
  const wanted = normalize(words).split(/\s+/).filter(Boolean);
  return banks.filter(({ name }) => wanted.every((word) => normalize(name).includes(word)));
}
