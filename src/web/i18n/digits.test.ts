import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languageCodes } from '#protocol/model/language.ts';
import { pesoDigits, wholeDigits } from './digits.ts';
import { languages } from './languages.ts';

const latin = { numberingSystem: 'latn' } as const;
/** Amounts up to a hundred billion pesos. */
const amounts = fc.integer({ min: -10_000_000_000_000, max: 10_000_000_000_000 });

/** The text of Intl with the minus sign in place of its hyphen. */
const withMinus = (text: string): string => text.replace('-', '−');

it.each(languageCodes)('writes numbers as Intl does, with a minus sign, in %s', (language) => {
  const { tag } = languages[language];
  const money = new Intl.NumberFormat(tag, {
    ...latin,
    style: 'currency',
    currency: 'PHP',
    currencyDisplay: 'narrowSymbol',
  });
  const count = new Intl.NumberFormat(tag, latin);
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(pesoDigits(amount, language, '₱')).toBe(withMinus(money.format(amount / 100)));
      expect(wholeDigits(amount, language)).toBe(withMinus(count.format(amount)));
    }),
  );
});
