import { describe, expect, it } from 'vitest';
import { banks as seeded } from '#demo/content/banks.ts';
import { findBanks } from './find-banks.ts';

const banks = seeded.map(({ code, name, ...rule }) => ({
  ...rule,
  code,
  name,
  kind: 'bank' as const,
  logo: null,
}));
const find = (words: string) => findBanks(banks, words).map(({ code }) => code);

describe('finding a bank', () => {
  it('compares words in any order, without case and accents', () => {
    expect(find('BANK bulkan')).toEqual(['BULKAN']);
    expect(find('párola')).toEqual(['PRLBANK']);
  });

  it('lists all banks for an empty text, and none for an unknown one', () => {
    expect(find('  ')).toHaveLength(banks.length);
    expect(find('atlantis')).toEqual([]);
  });
});
