import type { Selectable } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { BonusRuleTable, BonusTerms } from '../store/tables/money/bonus-tables.ts';

/** A part of an amount by hundredths of a percent, floored to the centavo. */
function partOf(amount: Centavos, rate: number): Centavos {
  return Number((BigInt(amount) * BigInt(rate)) / 10_000n);
}

/** The bonus of a rule for a base, at most the rule's limit. For free spins the value of the spins. */
export function bonusAmount(
  rule: Pick<Selectable<BonusRuleTable>, 'rate' | 'fixed' | 'most' | 'terms'>,
  base: Centavos,
): Centavos {
  const { spins } = rule.terms;
  const amount = spins ? spins.count * spins.stake : partOf(base, rule.rate) + rule.fixed;
  return rule.most === null ? amount : Math.min(amount, rule.most);
}

/** The turnover to reach. The turnover of free spins grows with their winnings. */
export function bonusGoal(terms: BonusTerms, base: Centavos, amount: Centavos): Centavos {
  if (terms.spins) return 0;
  return terms.times * (terms.of === 'both' ? base + amount : amount);
}
