import type { Generated } from 'kysely';
import type { DepositChannelKind } from '#protocol/model/cashier/deposit-channel.ts';
import type { DepositState } from '#protocol/vocabulary/deposit-state.ts';
import type { Json } from '../../json-column.ts';

/** The place where an order can be paid. */
export type PaymentPlace =
  | { readonly way: 'page'; readonly url: string }
  | {
      readonly way: 'qr';
      /** Text of the QR code. */
      readonly code: string;
      readonly image: string | null;
      /** Opens the wallet on the device. */
      readonly appLink: string | null;
    }
  | {
      readonly way: 'counter';
      readonly code: string;
      /** A page that takes the payment as well. */
      readonly url?: string | undefined;
    };

/** The account that a bank transfer goes to. */
interface BankAccount {
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
}

/** The place where a deposit is paid. */
export type DepositPlace =
  | PaymentPlace
  | ({ readonly way: 'transfer'; readonly reference: string } & BankAccount);

/** Ways to deposit. */
export interface DepositChannelTable {
  code: string;
  name: string;
  /** Code of the bank or e-wallet whose picture is its logo. */
  logo: string;
  kind: DepositChannelKind;
  /** Code of the provider; `bank` for transfers that the operator checks. */
  provider: string;
  least: number;
  most: number;
  /** Amounts that the page offers. */
  presets: Json<number[]>;
  /** Hundredths of a percent. */
  fee_rate: number;
  fee_fixed: number;
  /** Minutes of the day (+08:00) at which it opens and closes; null when it is always open. */
  open_from: number | null;
  open_to: number | null;
  /** Time that a deposit waits for its payment. */
  life_seconds: number;
  on_device: boolean;
  /** The page of the provider is made for a frame of the app. */
  in_frame: Generated<boolean>;
  account: Json<BankAccount> | null;
  enabled: boolean;
  sort: number;
}

/** Deposits. Deposits of unknown money have no member until the operator finds one. */
export interface DepositTable {
  id: string;
  member_id: string | null;
  /** The client's key, unique for each member. */
  key: string | null;
  channel: string;
  provider: string;
  amount: number;
  fee_rate: number;
  fee_fixed: number;
  /** The amount that arrived at the provider. */
  received: number | null;
  /** The amount that was added to the balance. */
  added: number | null;
  state: DepositState;
  /** Paid after it had expired. */
  late: Generated<boolean>;
  /** Reason of the state: a word of the vocabulary, or the operator's text. */
  reason: Generated<string>;
  bonus_id: string | null;
  /** The provider's number of the payment, unique for each provider. */
  reference: string | null;
  place: Json<DepositPlace> | null;
  bank_reference: string | null;
  /** Ids of uploads. */
  pictures: Json<string[]>;
  created_at: number;
  changed_at: number;
  expires_at: number;
  /** Time of the next question to the provider; null when there is nothing to ask. */
  ask_at: number | null;
  /** The provider still has to give the money back. */
  refund_due: Generated<boolean>;
  /** Centavos that a reversed payment could not take from the balance. */
  owed: Generated<number>;
}
