import { describe, expect, it } from 'vitest';
import { depositFault } from './deposit-fault.ts';
import { depositSums } from './deposit-sums.ts';

describe('the limits of a channel', () => {
  const limits = { least: 10_000, most: 5_000_000 };

  it.each([
    ['', 'required'],
    ['1e309', 'required'],
    ['-500', 'required'],
    ['1.250', 'required'],
    ['100.005', 'required'],
    ['99,99', 'tooLittle'],
    ['1,250.50', null],
    ['0', 'tooLittle'],
    ['99.99', 'tooLittle'],
    ['100', null],
    ['50000', null],
    ['50000.01', 'tooMuch'],
  ])('finds in %j the fault %j', (text, fault) => {
    expect(depositFault(text, limits)).toBe(fault);
  });

  it('bound nothing where they are unknown', () => {
    expect(depositFault('99999999', { least: null, most: null })).toBeNull();
    expect(depositFault('99.99', { ...limits, most: null })).toBe('tooLittle');
  });

  it('takes nothing for an amount in no case', () => {
    expect(depositFault('0', { least: 0, most: 100 })).toBe('tooLittle');
  });

  it('is above what the play limits leave, whatever the channel takes', () => {
    expect(depositFault('500.01', { least: 100_00, most: null }, 500_00)).toBe('aboveLimit');
    expect(depositFault('500', { least: 100_00, most: null }, 500_00)).toBeNull();
  });
});

describe('the sums of a deposit', () => {
  it('are unknown, not 0, while the fee is', () => {
    const sums = depositSums({ feeRate: 100, feeFixed: null }, 500_00, null);
    expect(sums).toMatchObject({ pays: 500_00, fee: null, added: null });
  });

  const channel = { feeRate: 150, feeFixed: 500 };
  const terms = { turnover: 10, turnoverOf: 'both', spins: 0 } as const;
  const bonus = { percent: 100, least: 50_000, most: 80_000, ...terms };

  it('takes the fee off, and caps the bonus', () => {
    expect(depositSums(channel, 100_000, bonus)).toEqual({
      pays: 100_000,
      fee: 2_000,
      added: 98_000,
      bonus: 80_000,
      goal: 1_800_000,
      missing: 0,
    });
  });

  it('have the turnover of a bonus, which counts the bonus alone where its terms say so', () => {
    const alone = { ...bonus, turnoverOf: 'bonus' } as const;
    expect(depositSums(channel, 100_000, alone).goal).toBe(800_000);
    expect(depositSums(channel, 20_000, alone).goal).toBe(0);
    expect(depositSums(channel, 100_000, { ...alone, spins: 20 }).goal).toBe(0);
  });

  it('have the amount that a bonus still needs', () => {
    expect(depositSums(channel, 20_000, bonus)).toMatchObject({ bonus: 0, missing: 30_000 });
    expect(depositSums(channel, 300, null)).toMatchObject({ fee: 300, added: 0, bonus: 0 });
  });
});
