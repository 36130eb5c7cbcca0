import { plainLetters } from '#protocol/plain-letters.ts';
import type { Bank } from '#core/payout-accounts/payout-accounts.ts';

/** The banks whose name contains each of the words. */
export function findBanks(banks: readonly Bank[], words: string): Bank[] {
  const wanted = plainLetters(words).split(/\s+/).filter(Boolean);
  return banks.filter(({ name }) => wanted.every((word) => plainLetters(name).includes(word)));
}
