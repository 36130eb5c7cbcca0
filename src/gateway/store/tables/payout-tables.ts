import type { Generated } from 'kysely';

/** Banks and e-wallets, with the rule of their account numbers. */
export interface BankTable {
  code: string;
  name: string;
  /** BC bank, EW e-wallet. */
  kind: 'BC' | 'EW';
  pattern: string;
  min_length: number;
  max_length: number;
  sort: number;
}

/** Accounts that winnings are paid to. A removed one stays, because withdrawals name it. */
export interface PayoutAccountTable {
  id: string;
  member_id: string;
  bank_code: string;
  /** Encrypted with the purpose `accountNumber` and the id of the account. */
  number: string;
  /** Mark of the number, the same for all accounts with it. Null until a release that knows marks has started. */
  number_mark: Generated<string | null>;
  holder: string;
  is_default: boolean;
  added_at: number;
  usable_from: number;
  removed_at: Generated<number | null>;
}
