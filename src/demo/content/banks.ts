import type { SeedBank } from '#gateway/seed/seed.ts';

function bank(code: string, name: string, digits: number, lastDigits = digits): SeedBank {
  const rule = { pattern: '^[0-9]+$', minLength: digits, maxLength: lastDigits };
  return { code, name, kind: 'BC', ...rule };
}

/** The number of an e-wallet is a mobile number. */
function wallet(code: string, name: string): SeedBank {
  return { code, name, kind: 'EW', pattern: '^09[0-9]{9}$', minLength: 11, maxLength: 11 };
}

/** Invented banks and e-wallets. */
export const banks: readonly SeedBank[] = [
  bank('PRLBANK', 'Bangko Parola', 10),
  bank('DAUNGAN', 'Daungan Savings', 12),
  bank('GALEON', 'Galeon Trust', 10, 12),
  bank('BULKAN', 'Bulkan Rural Bank', 14),
  bank('HAGDAN', 'Hagdan Cooperative', 12, 16),
  bank('KALESA', 'Kalesa Bank', 13),
  bank('PERLAS', 'Perlas Commercial', 10),
  bank('ARAW', 'Unang Araw Bank', 16),
  wallet('PAROLPAY', 'ParolPay'),
  wallet('MANGGA', 'Mangga Wallet'),
  wallet('SARIPAY', 'SariPay'),
  wallet('ISDAPAY', 'IsdaPay'),
];
