import type { PaymentPlace } from '../store/tables/money/deposit-tables.ts';
import type { Centavos } from '#protocol/model/money.ts';
import type { FaultSwitches } from './provider-faults.ts';

/** A payment that a provider shall collect. */
interface PaymentOrder {
  /** Our number of the order. A provider answers a known number with the payment that it has. */
  readonly orderId: string;
  readonly amount: Centavos;
  /** A page, a QR code for a wallet, or a code for a counter. */
  readonly way: 'page' | 'qr' | 'counter';
  /** The payment can be made for this long, in seconds. */
  readonly lifeSeconds: number;
  /** The page of the app that the payer goes back to. */
  readonly returnUrl: string;
  /** Language of the provider's page. */
  readonly language: string;
}

export interface CreatedPayment {
  /** The provider's number of the payment. */
  readonly reference: string;
  readonly place: PaymentPlace;
}

/** The state of a payment at the provider. `reversed`: it was paid and taken back. */
type PaymentOutcome = 'paid' | 'failed' | 'expired' | 'reversed';

/** State of an order at the provider. `amount` is the payment of the payer. */
type PaymentStatus =
  | { readonly state: 'unknown' }
  | { readonly state: 'pending'; readonly reference: string }
  | {
      readonly state: PaymentOutcome;
      readonly reference: string;
      readonly amount: Centavos;
    };

/** Money to send to a player. */
export interface PayoutOrder {
  /** Our key of the payment, such as `withdrawal:<id>:payout:<n>`. A provider pays a key once. */
  readonly key: string;
  readonly amount: Centavos;
  /** The account that gets the money. */
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly holder: string;
}

/** State of a payout at the provider. */
type PayoutStatus =
  | { readonly state: 'unknown' }
  | { readonly state: 'pending' | 'paid' | 'failed'; readonly reference: string };

/** A message of a provider about one payment or payout. */
export type ProviderNotice = {
  /** The provider's number of the message. A repeated message has the same. */
  readonly eventId: string;
  readonly reference: string;
  readonly amount: Centavos;
} & (
  | { readonly about: 'payment'; readonly orderId: string; readonly outcome: PaymentOutcome }
  | { readonly about: 'payout'; readonly key: string; readonly outcome: 'paid' | 'failed' }
);

/** A line of the provider's statement. Positive: money of a payer. Negative: given back, taken back or paid out. */
export interface StatementLine {
  readonly reference: string;
  readonly kind: 'payment' | 'refund' | 'reversal' | 'payout';
  /** Our number of the order, or our key of the payout. */
  readonly orderId: string;
  readonly amount: Centavos;
  /** Epoch milliseconds of the provider's clock. */
  readonly at: number;
}

export interface Statement {
  /** The money that the provider owes us: the sum of all lines. */
  readonly balance: Centavos;
  readonly lines: readonly StatementLine[];
}

/**
 * A payment provider. All functions but `parse` ask the provider and throw a ProviderError. All of them may be repeated: an
 * order number or a key makes its effect happen once.
 */
export interface PaymentProvider {
  /** Lower-case letters and digits. Its money is in the account `clearing:<code>`. */
  readonly code: string;
  /** Begins a payment. */
  create(order: PaymentOrder): Promise<CreatedPayment>;
  /**
   * Verifies and reads a message. Null when the signature is wrong, its time is more than five minutes from `now`, or the
   * body cannot be read. `now` is real time in epoch milliseconds.
   */
  parse(rawBody: string, headers: Headers, now: number): ProviderNotice | null;
  query(orderId: string): Promise<PaymentStatus>;
  /** Gives the money of a payment back to its payer, once. `reference` is the number of the provider. */
  refund(reference: string): Promise<void>;
  /** Sends money to a player, once for each key. */
  payOut(order: PayoutOrder): Promise<PayoutStatus>;
  queryPayout(key: string): Promise<PayoutStatus>;
  /** Everything that moved from a time on. */
  statement(since: number): Promise<Statement>;
  /** Faults on purpose, which only a provider for trials has. The operator console shows them. */
  readonly faults?: FaultSwitches;
}

/** The providers of a gateway, by code. */
export type Providers = ReadonlyMap<string, PaymentProvider>;

/** The account of the money that is at a provider. It is negative while the provider owes us. */
export function clearingAccount(provider: string): string {
  return `clearing:${provider}`;
}

/** Stands for a provider in channels of bank transfers, which the operator checks. */
export const bankProvider = 'bank';
