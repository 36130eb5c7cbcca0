import type { Snapshot } from 'valtio';
import type { Deposit } from '#protocol/model/cashier/deposit.ts';

/** A deposit that waits for its payment. */
export type PendingDeposit = Extract<Snapshot<Deposit>, { state: 'pending' }>;

/** A deposit that does not wait for its payment. */
export type SettledDeposit = Exclude<Snapshot<Deposit>, PendingDeposit>;
