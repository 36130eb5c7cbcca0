import { describe, expect, it } from 'vitest';
import { readAccountNumber } from './account-number.ts';

const wallet = { kind: 'wallet', pattern: '^09[0-9]{9}$', minLength: 11, maxLength: 11 } as const;
const bank = { kind: 'bank', pattern: '^[0-9]+$', minLength: 10, maxLength: 12 } as const;

describe('the number of an e-wallet', () => {
  it.each([
    '09175550101',
    '0917 555 0101',
    '9175550101',
    '+63 917 555 0101',
    '+63 (0)917-555-0101',
    '0063 917 555 0101',
    '639175550101',
    '０９１７５５５０１０１',
    '٠٩١٧٥٥٥٠١٠١',
    '\u202a+63\u00a0917\u2011555\u20110101\u202c',
  ])('is read from %s', (typed) => {
    expect(readAccountNumber(wallet, typed)).toEqual({ number: '09175550101', fault: null });
  });

  it('has the form that the rule of the wallet takes', () => {
    const abroad = { ...wallet, pattern: '^639[0-9]{9}$', minLength: 12, maxLength: 12 };
    expect(readAccountNumber(abroad, '0917 555 0101').number).toBe('639175550101');
  });

  it.each(['0917 555 010', '0917 555 O1O1', '+44 7911 123456'])('is not %s', (typed) => {
    expect(readAccountNumber(wallet, typed).fault).toBe('refused');
  });
});

describe('the number of a bank account', () => {
  it.each([
    ['1234-5678-90', '1234567890'],
    ['๑๒๓๔ ๕๖๗๘ ๙๐', '1234567890'],
    ['9175550101', '9175550101'],
    ['0012345678', '0012345678'],
  ])('is read from %s', (typed, number) => {
    expect(readAccountNumber(bank, typed)).toEqual({ number, fault: null });
  });

  it('is missing when it is empty', () => {
    expect(readAccountNumber(bank, ' - ').fault).toBe('required');
  });
});
