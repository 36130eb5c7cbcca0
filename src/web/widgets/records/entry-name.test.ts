import { describe, expect, it } from 'vitest';
import { entryName } from './entry-name.ts';

const nameOf = (entry: Parameters<typeof entryName>[0]) => entryName(entry)?.message;

describe('the name of an entry', () => {
  it.each([
    ['deposit', 'depositFee', -25_00, 'Deposit fee'],
    ['withdraw', 'release', 500_00, 'Withdrawal returned'],
    ['withdraw', 'hold', -500_00, 'Withdrawal'],
    ['other', 'redemption', 50_00, 'From the points mall'],
    ['other', 'redemption', -50_00, 'Paid in the points mall'],
    ['other', 'transfer', -50_00, 'Transfer sent'],
    ['other', 'transfer', 50_00, 'Transfer received'],
    ['other', 'transfer', null, 'Other'],
  ] as const)('of %s by %s with %s centavos is %s', (code, kind, amount, name) => {
    expect(nameOf({ code, kind, amount })).toBe(name);
  });

  it('is its code without a kind, and unknown without both', () => {
    expect(nameOf({ code: 'betting', kind: null, amount: 1 })).toBe('Bet');
    expect(nameOf({ code: null, kind: null, amount: 1 })).toBeUndefined();
  });
});
