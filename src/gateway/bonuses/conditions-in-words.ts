import { inEachLanguage, type Language } from '#protocol/model/language.ts';
import { pesoText } from '../ledger/ledger.ts';
import type { BonusTerms } from '../store/tables/money/bonus-tables.ts';
import { text, type Worded } from '../texts/texts.ts';

function turnoverInWords(language: Language, { times, of, spins, days }: BonusTerms): string {
  if (spins) return text(language, 'bonus.terms.spins', { count: spins.count, days });
  const staked = of === 'both' ? 'stakeBoth' : 'stakeBonus';
  return text(language, `bonus.terms.${staked}`, { times, days });
}

/** The terms of a bonus in one line, for the offer of a reward. */
export function bonusConditionsInWords(terms: BonusTerms): Worded {
  const { mostReleased: most } = terms;
  return inEachLanguage((language) => {
    const turnover = turnoverInWords(language, terms);
    if (most === null) return turnover;
    return `${turnover} ${text(language, 'bonus.terms.most', { amount: pesoText(most) })}`;
  });
}
